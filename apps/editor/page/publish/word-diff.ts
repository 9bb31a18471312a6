/** Words that both versions of a text have, or that one has in place of the other's. */
export interface Part {
  kind: "same" | "old" | "new";
  words: string;
}

/** So many words around what is different are shown. */
const CONTEXT = 7;

/** Less in common than this share of its words, and a paragraph counts as another one. */
const LEAST_COMMON = 1 / 3;

/** In place of the words or paragraphs that are left out. */
const LEFT_OUT: Part = { kind: "same", words: "…" };

/**
 * What is different in two versions of a text, word by word.
 * @returns each paragraph that differs, of the others between them one „…”
 */
export function wordDiff(before: string, after: string): Part[][] {
  return alignment(paragraphsOf(before), paragraphsOf(after)).flatMap(({ old, now, same }) => [
    ...Array.from({ length: Math.max(old.length, now.length) }, (_, index) =>
      shortened(changedWords(wordsOf(old[index]), wordsOf(now[index]))),
    ),
    ...(same.length > 0 ? [[LEFT_OUT]] : []),
  ]);
}

/** The entries of `now` that stand in another order than in `old`: as few as explain it. */
export const movedEntries = (old: string[], now: string[]): ReadonlySet<string> =>
  new Set(alignment(old, now).flatMap((one) => one.now));

const paragraphsOf = (text: string) => text.split("\n").filter((line) => line.trim());

const wordsOf = (paragraph = "") => paragraph.split(/\s+/).filter(Boolean);

function changedWords(old: string[], now: string[]): Part[] {
  const aligned = alignment(old, now);
  const common = aligned.reduce((sum, { same }) => sum + same.length, 0);
  const isAnother = common < Math.max(old.length, now.length) * LEAST_COMMON;
  return (isAnother ? [{ old, now, same: [] }] : aligned).flatMap((one) => [
    ...partOf("old", one.old),
    ...partOf("new", one.now),
    ...partOf("same", one.same),
  ]);
}

const partOf = (kind: Part["kind"], words: string[]): Part[] =>
  words.length > 0 ? [{ kind, words: words.join(" ") }] : [];

/** A paragraph without the same words that are far from any other. */
function shortened(parts: Part[]): Part[] {
  return parts.flatMap((part, index) => {
    const words = wordsOf(part.words);
    const [first, last] = [index === 0, index === parts.length - 1];
    const most = first || last ? CONTEXT : 2 * CONTEXT;
    if (part.kind !== "same" || words.length <= most) return part;
    const start = first ? [] : partOf("same", words.slice(0, CONTEXT));
    const end = last ? [] : partOf("same", words.slice(-CONTEXT));
    return [...start, LEFT_OUT, ...end];
  });
}

/** What one list has in place of the other's, and then what both have. */
interface Aligned {
  old: string[];
  now: string[];
  same: string[];
}

/** Puts two lists side by side by their longest common subsequence. */
function alignment(old: string[], now: string[]): Aligned[] {
  // how much the rest of both lists has in common, from each place on
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const at = (from: number, to: number) => common[from]?.[to] ?? 0;
  for (let from = old.length - 1; from >= 0; from--) {
    for (let to = now.length - 1; to >= 0; to--) {
      const isSame = old[from] === now[to];
      const most = isSame ? at(from + 1, to + 1) + 1 : Math.max(at(from + 1, to), at(from, to + 1));
      common[from]?.fill(most, to, to + 1);
    }
  }
  const aligned: Aligned[] = [];
  let [from, to] = [0, 0];
  while (from < old.length || to < now.length) {
    const part: Aligned = { old: [], now: [], same: [] };
    while ((from < old.length || to < now.length) && old[from] !== now[to]) {
      const isGone =
        from < old.length && (to === now.length || at(from + 1, to) >= at(from, to + 1));
      if (isGone) part.old.push(old[from++] ?? "");
      else part.now.push(now[to++] ?? "");
    }
    while (from < old.length && old[from] === now[to]) {
      part.same.push(old[from++] ?? "");
      to++;
    }
    aligned.push(part);
  }
  return aligned;
}
