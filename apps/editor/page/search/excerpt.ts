import { foldedLetters } from "@typed-site/utils";

/** Letters that are shown before the first found words, and in all. */
const BEFORE = 60;
const LONGEST = 240;

/** A part of a text, and whether it was searched for. */
export interface ExcerptPart {
  part: string;
  isFound: boolean;
}

/**
 * The part of a text where the searched words follow each other, with these marked; its beginning where they don't. Case
 * and diacritics don't matter. Words that are left out at an end are told by „…”.
 */
export function excerptOf(text: string, words: string): ExcerptPart[] {
  const read = text.normalize("NFC").replace(/\s+/g, " ");
  const wanted = fold(words.trim());
  const first = fold(read).indexOf(wanted);
  const start = first > BEFORE ? read.indexOf(" ", first - BEFORE) + 1 : 0;
  const shown = read.slice(start, start + LONGEST);
  const parts: ExcerptPart[] = [];
  const add = (part: string, isFound = false) => parts.push({ part, isFound });
  if (start > 0) add("…");
  let at = 0;
  for (const [index, { length }] of fold(shown).split(wanted).entries()) {
    const found = index === 0 ? "" : shown.slice(at, at + wanted.length);
    if (found) add(found, true);
    at += found.length;
    if (length > 0) add(shown.slice(at, at + length));
    at += length;
  }
  if (start + LONGEST < read.length) add("…");
  return parts;
}

/** A text without case and diacritics; each letter stays as long, so that places stay the same. */
const fold = (text: string) =>
  Array.from(text.normalize("NFC"), (letter) =>
    foldedLetters(letter).slice(0, letter.length).padEnd(letter.length),
  ).join("");
