/** So many words, and blanks between them, around what is different are shown. */
const CONTEXT = 14;

/**
 * The passage in which two texts differ: what each has in place of the other, and a few words around it that both
 * have; „…” is in place of what is left out.
 */
export function passage(before: string, after: string) {
  const [old, now] = [before.split(/(\s+)/), after.split(/(\s+)/)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const same = now.slice(now.length - end);
  return {
    start: (start > CONTEXT ? "…" : "") + now.slice(0, start).slice(-CONTEXT).join(""),
    old: old.slice(start, old.length - end).join(""),
    now: now.slice(start, now.length - end).join(""),
    end: same.slice(0, CONTEXT).join("") + (end > CONTEXT ? "…" : ""),
  };
}
