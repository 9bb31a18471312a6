import { withoutInvisibleCharacters } from "./invisible-characters";

/** A text in which what is typed and what is shown are the same: small letters, plain blanks, quotes and dashes. */
export const comparable = (text: string): string =>
  withoutInvisibleCharacters(text)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[„”“"'‘’]/g, '"')
    .replace(/[–—]/g, "-")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");
