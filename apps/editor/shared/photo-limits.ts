/** Photos with more pixels are not decoded: each takes four bytes and more. */
export const MOST_PIXELS = 100_000_000;

/** With this code the program that decodes HEIC ends where a photo has more. */
export const TOO_MANY_PIXELS = 3;

/** Bytes of a photo or a PDF file that is sent; of one that is too large for visitors the check says how large it may be. */
export const MOST_SENT_BYTES = 40_000_000;

/** The longest side of a photo in the repository, in pixels; more makes no page sharper. */
export { LONGEST_PHOTO_SIDE as LONGEST_SIDE } from "@typed-site/utils";
