import type { ChangedFile, ReadFile } from "./repository";

/** A new file is one that is gone, renamed, where they share more than this part of their lines. */
const LEAST_SHARED = 0.5;

/** Makes one changed file of a file that is gone and a new one of its kind with nearly the same text. */
export async function pairRenamed(
  files: readonly ChangedFile[],
  readBefore: ReadFile,
  readAfter: ReadFile,
): Promise<ChangedFile[]> {
  const gone = new Map<string, Buffer>();
  for (const { before, after } of files) {
    const bytes = before && !after && (await readBefore(before));
    if (before && bytes) gone.set(before, bytes);
  }
  const pairs: ChangedFile[] = [];
  for (const { before, after } of files) {
    if (before || !after) continue;
    const bytes = gone.size > 0 ? await readAfter(after) : undefined;
    const alike = [...gone].filter(([place]) => kindOf(place) === kindOf(after));
    const [former] = alike
      .map(([place, text]) => ({ place, shared: bytes ? sharedPart(text, bytes) : 0 }))
      .filter(({ shared }) => shared > LEAST_SHARED)
      .sort((one, other) => other.shared - one.shared);
    if (former) gone.delete(former.place);
    pairs.push({ before: former?.place, after });
  }
  const renamed = new Set(pairs.flatMap(({ before }) => before ?? []));
  const others = files.filter(({ before, after }) => before && (after ?? !renamed.has(before)));
  return [...others, ...pairs].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

const nameOf = ({ before = "", after = before }: ChangedFile) => after;

const kindOf = (place: string) => place.replace(/^.*\./, "");

/** How much of the longer of two texts is the same lines: 0 to 1. */
function sharedPart(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 1;
  const [lines, others] = [one, other].map((text) => text.toString("utf8").split("\n"));
  const known = new Set(lines);
  const shared = (others ?? []).filter((line) => known.has(line)).length;
  return shared / Math.max(lines?.length ?? 0, others?.length ?? 0);
}
