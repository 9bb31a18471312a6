/** Removes diacritics: `Żółw` → `Zolw`. */
export function plainLetters(text: string): string {
  return (
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      // which has no decomposition in Unicode
      .replaceAll("ł", "l")
      .replaceAll("Ł", "L")
  );
}

/** A text to be compared without case and diacritics: `Żółw` → `zolw`. */
export const foldedLetters = (text: string) => plainLetters(text).toLowerCase();
