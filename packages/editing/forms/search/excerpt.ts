import { foldedLetters } from "@typed-site/utils";

/** Letters that are shown before the first found words, and in all. */
const BEFORE = 60;
const LONGEST = 240;

/** What Markdown adds to words: the addresses of links. */
const LINK = /\[([^\][]{0,300})\]\([^()\s]{0,2000}\)/g;

/** A part of a text, and whether it was searched for. */
export interface ExcerptPart {
  part: string;
  isFound: boolean;
}

/**
 * The part of a Markdown text where the searched words follow each other, with these marked; its beginning where they
 * don't. Case and diacritics don't matter. Words that are left out at an end are told by „…”.
 */
export function excerptOf(text: string, words: string): ExcerptPart[] {
  const read = text.normalize("NFC").replace(LINK, "$1").replaceAll("**", "").replace(/\s+/g, " ");
  const letters = [...read];
  const marks = marksOf(letters.map(fold), [...words.normalize("NFC").trim()].map(fold));
  const start = wordStart(letters, marks.indexOf(true) - BEFORE);
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
const fold = (letter: string) => [...foldedLetters(letter)][0] ?? letter;

/** Where the first word begins from some place on; 0 before the text. */
function wordStart(letters: readonly string[], place: number): number {
  return place > 0 ? letters.indexOf(" ", place) + 1 : 0;
}

/** For each letter whether it belongs to the searched ones. */
function marksOf(letters: readonly string[], searched: readonly string[]): boolean[] {
  const marks = letters.map(() => false);
  for (let at = 0; at + searched.length <= letters.length; at++) {
    if (searched.every((letter, index) => letters[at + index] === letter)) {
      marks.fill(true, at, at + searched.length);
    }
  }
  return marks;
}
