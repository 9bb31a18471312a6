import { foldedLetters } from "@typed-site/utils";

/** Whether a text has all of some words, or their beginnings, in any order; capitals and diacritics count for nothing. */
export function hasAllWords(text: string, words: string): boolean {
  const folded = foldedLetters(text);
  return foldedLetters(words)
    .split(/\s/)
    .every((word) => folded.includes(word));
}
