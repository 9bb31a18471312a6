import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";

/** The site's own good words, in a content folder. */
export const OWN_WORDS = "slownik.txt";

/** What the spelling check takes for a word. */
const WORD = /^\p{L}{2,}(?:['’]\p{L}+)?$/u;

/** The lines of a list of words, in which `#` starts a comment. */
export const linesOf = (list: string) =>
  list
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);

/**
 * Adds a word to the site's own in a content folder, at the end.
 * @throws when it is no word
 */
export function learnWord(folder: string, word: string): void {
  if (!WORD.test(word)) throw new Error(`${JSON.stringify(word)} is no word`);
  const file = path.join(folder, OWN_WORDS);
  const list = readFileSync(file, "utf8");
  if (linesOf(list).includes(word)) return;
  appendFileSync(file, `${/(?:^|\n)$/.test(list) ? "" : "\n"}${word}\n`);
}
