import { plainLetters } from "../../../utils";

/** Letters that are shown before the first found word, and in all. */
const BEFORE = 60;
const LONGEST = 240;

/** A part of a text, and whether it was searched for. */
export interface ExcerptPart {
  part: string;
  isFound: boolean;
}

/**
 * The part of a text where the searched words are, with these marked: the words as they follow each other, and where they
 * don't, each one. Case and diacritics don't matter. Words that are cut off at an end are told by „…”.
 */
export function excerptOf(text: string, words: string): ExcerptPart[] {
  const letters = [...text.normalize("NFC").replace(/\s+/g, " ")];
  const folded = letters.map(fold);
  const phrase = [...words.normalize("NFC").trim()].map(fold);
  const marked = marksOf(folded, [phrase]);
  const marks = marked.includes(true) ? marked : marksOf(folded, wordsOf(phrase));
  const start = Math.max(0, marks.indexOf(true) - BEFORE);
  const end = Math.min(letters.length, start + LONGEST);
  const parts: ExcerptPart[] = start > 0 ? [{ part: "…", isFound: false }] : [];
  for (let at = start; at < end; at++) {
    const last = parts.at(-1);
    const isFound = marks[at] ?? false;
    const letter = letters[at] ?? "";
    if (last?.isFound === isFound) last.part += letter;
    else parts.push({ part: letter, isFound });
  }
  if (end < letters.length) parts.push({ part: "…", isFound: false });
  return parts;
}

/** One letter without case and diacritics; one stays one, so that places stay the same. */
const fold = (letter: string) => [...plainLetters(letter).toLowerCase()][0] ?? letter;

function wordsOf(phrase: readonly string[]): string[][] {
  return phrase
    .join("")
    .split(" ")
    .filter(Boolean)
    .map((word) => [...word]);
}

/** For each letter whether it belongs to one of the words. */
function marksOf(letters: readonly string[], words: readonly (readonly string[])[]): boolean[] {
  const marks = letters.map(() => false);
  for (const word of words) {
    for (let at = 0; at + word.length <= letters.length; at++) {
      if (word.every((letter, index) => letters[at + index] === letter)) {
        marks.fill(true, at, at + word.length);
      }
    }
  }
  return marks;
}
