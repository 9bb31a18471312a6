import { emailAddress } from "@typed-site/utils";

/** Signs that nobody sees, such as a zero-width blank that was pasted along (Unicode: Cf, variation selectors). */
const HIDDEN = /[\p{Cf}\uFE00-\uFE0F]/gu;

/**
 * What was typed into a line, without the invisible characters; control characters are blanks, so that no line break
 * forges a mail header.
 */
export const cleanLine = (typed: string): string =>
  typed.replace(HIDDEN, "").replace(/[\p{Cc}\u2028\u2029]/gu, " ");

/** The same for a text: lines of slides and PDFs stay lines, and what joins the parts of an emoji stays. */
export const cleanText = (typed: string): string =>
  typed
    .replace(/[\v\f\x85\u2028\u2029]/g, "\n")
    .replace(/(?![\t\r\n])\p{Cc}/gu, " ")
    .replace(/(?![\u200D])\p{Cf}/gu, "");

/** An e-mail address that was typed or pasted, by `emailAddress`. */
export const normaliseEmail = (typed: string) => emailAddress(cleanLine(typed));

/** Whether an e-mail address has something beside it: a name, or a second address. */
export const hasMoreThanEmail = (typed: string): boolean =>
  /\S\s+\S|[<>()]|@[^@]+@/.test(cleanLine(typed)) && typed.includes("@");

/** Normalises a line to NFC, with single plain blanks. */
export function normaliseLine(typed: string): string {
  return typed.normalize("NFC").replace(/\s+/g, " ").trim();
}
