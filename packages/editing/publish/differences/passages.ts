/** A text around what is different in it: `start` and `end` stand in the other text, too. */
export interface Passage {
  start: string;
  middle: string;
  end: string;
}

/** Words and the blanks between them. */
const CONTEXT = 14;
const LONGEST = 160;

/** The passages in which two texts differ, with a few words around them; „…” stands for what is left out. */
export function passages(before: string, after: string): { before: Passage; after: Passage } {
  const [old, now] = [tokens(before), tokens(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return { before: around(old, start, end), after: around(now, start, end) };
}

const tokens = (text: string) => text.match(/\s+|\S+/g) ?? [];

function around(all: string[], start: number, end: number): Passage {
  const before = all.slice(0, start);
  const middle = all.slice(start, all.length - end);
  const after = all.slice(all.length - end);
  return {
    start: (before.length > CONTEXT ? "…" : "") + before.slice(-CONTEXT).join(""),
    middle: middle.slice(0, LONGEST).join("") + (middle.length > LONGEST ? " …" : ""),
    end: after.slice(0, CONTEXT).join("") + (after.length > CONTEXT ? "…" : ""),
  };
}
