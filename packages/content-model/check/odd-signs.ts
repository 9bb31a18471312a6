import { codePoint } from "../wording";

/** A sign that is not seen, or a letter of another alphabet that looks like a Latin one. */
export interface OddSign {
  sign: string;
  /** The letters before it, at most twelve; empty at the beginning of the text. */
  after: string;
}

/**
 * Signs that have no place in a text: control and format characters (Unicode's Cc and Cf: soft hyphens, zero-width
 * spaces, signs that change the direction), private ones, separators of lines, and what replaced a lost letter. A
 * joiner inside an emoji belongs to it.
 */
const UNSEEN =
  /(?![\t\n])(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\ufffd]/u;

/**
 * What is odd besides, by the use of a text. Decomposed letters make a name another one, and so do other spaces in an
 * address; a text may have both.
 */
const FURTHER = {
  text: /(?!)/,
  name: /[\u0300-\u036f]/,
  address: /[\u0300-\u036f\u00a0\u2000-\u200a\u202f\u205f\u3000]/,
};

/** A Cyrillic or Greek letter within a Latin word. */
const LOOK_ALIKE =
  /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/u;

/**
 * The first sign of a text that an editor can't tell from nothing, or from another sign.
 */
export function oddSignIn(text: string, use: keyof typeof FURTHER): OddSign | undefined {
  const found = UNSEEN.exec(text) ?? LOOK_ALIKE.exec(text) ?? FURTHER[use].exec(text);
  if (!found) return undefined;
  const [after = ""] = /[\p{L}\p{N}]{1,12}$/u.exec(text.slice(0, found.index).slice(-12)) ?? [];
  return { sign: found[0], after };
}

/** Where a sign is and what it is: `po „loc” jest znak, którego nie widać (U+200B)`. */
export function oddSignInWords({ sign, after }: OddSign): string {
  const place = after === "" ? "" : `po „${after}” `;
  const what = /\p{L}/u.test(sign)
    ? `litera „${sign}” z innego alfabetu (${codePoint(sign)}), która tylko wygląda jak nasza`
    : `znak, którego nie widać (${codePoint(sign)})`;
  return `${place}jest ${what}`;
}
