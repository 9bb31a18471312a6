/** Letters without a Unicode decomposition. */
const UNDIVIDED: Record<string, string> = { ł: "l", Ł: "L" };

/** Removes diacritics: `Żółw` → `Zolw`. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/gi, (letter) => UNDIVIDED[letter] ?? letter);
}
