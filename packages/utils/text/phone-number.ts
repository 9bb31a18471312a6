/*
 * What people and programs here take for a phone number: between its digits may stand anything but letters and the
 * commas of a list. Whether a number of the content exists is decided by the numbering plans, where it is checked.
 */

/**
 * Whether a text contains a phone number of seven digits, as a local one has, or more: `tel. 600-700-800 po 16`. People
 * dial it as typed.
 */
export const hasPhone = (text: string): boolean => /\d(?:[^\p{L}\d,]*\d){6}/u.test(text);

/** A text in which numbers are the same however they are grouped: `600-700 800` → `600700800`. */
export const withJoinedDigits = (text: string): string =>
  text.replace(/(\d)[^\p{L}\d,]+(?=\d)/gu, "$1");

/** A number in dialled form: its digits with a leading plus. */
export const dialled = (number: string): string => number.replace(/[^\d+]/g, "");

/** The `tel:` link for a formatted phone number. */
export const telHref = (number: string): string => `tel:${dialled(number)}`;

/**
 * The link for a number as somebody types it: nine digits are one of Poland; of another country a plus or two zeros
 * begin it (ITU-T E.164: at most 15 digits). Undefined for anything else.
 */
export function typedTelHref(typed: string): string | undefined {
  const number = dialled(typed).replace(/^00/, "+");
  const whole = /^\d{9}$/.test(number) ? `+48${number}` : number;
  return /^\+\d{8,15}$/.test(whole) ? `tel:${whole}` : undefined;
}
