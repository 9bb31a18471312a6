/** Letters without a Unicode decomposition. */
const UNDIVIDED: Record<string, string> = { ł: "l", Ł: "L" };

/** Removes diacritics: `Żółw` → `Zolw`. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/gi, (letter) => UNDIVIDED[letter] ?? letter);
}

/** A text to be compared without case and diacritics: `Żółw` → `zolw`. */
export const foldedLetters = (text: string) => plainLetters(text).toLowerCase();
