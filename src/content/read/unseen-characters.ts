import type { TextField } from "../walk-fields";
import { codePoint, type Words } from "../wording";

/**
 * Invisible characters that have no place in a text: control characters, zero-width spaces, and those that
 * change the direction of the text (Unicode Standard Annex 9).
 */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Co}\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufffd]/u;

/** In an address or a name also other kinds of spaces, which make it a different one. */
const ODD_IN_NAME = /[\u00a0\u00ad\u2000-\u200d\u202f\u205f\u3000]/;

const nameOf = (sign: string) => `znak, którego nie widać (${codePoint(sign)})`;

const RETYPE = "Skasuj to miejsce razem z literami obok i wpisz je jeszcze raz z klawiatury.";

/** Control characters in a file, which YAML doesn't allow (YAML 1.2.2, 5.1), with their place in the text. */
export function controlCharacters(text: string): (Words & { offset: number })[] {
  return [...text.matchAll(/(?![\t\n\r])\p{Cc}/gu)].map(({ 0: sign, index }) => ({
    offset: index,
    problem: `Stoi tu ${nameOf(sign)}.`,
    remedy: RETYPE,
  }));
}

/** The first invisible character of a text. */
export function unseenFindings({ kind, value }: TextField): (Words & { words: string })[] {
  const isProse = kind?.kind === "text" || kind?.kind === "markdown" || kind?.kind === "key";
  const sign = UNSEEN.exec(value)?.[0] ?? (isProse ? undefined : ODD_IN_NAME.exec(value)?.[0]);
  if (sign === undefined) return [];
  return [{ words: sign, problem: `jest ${nameOf(sign)}.`, remedy: RETYPE }];
}
