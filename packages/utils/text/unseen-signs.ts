/**
 * A sign that nobody sees and that has no place in a text: control and format characters (Unicode's Cc and Cf: soft
 * hyphens, zero-width spaces, signs that change the direction), private ones, separators of lines, and what stands for
 * an object. A joiner inside an emoji belongs to it. For a regular expression with the flag `u`.
 */
export const UNSEEN_SIGN =
  /(?![\t\n])(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\ufffc]/u;

const ALL = new RegExp(UNSEEN_SIGN.source, "gu");

/** A text without the signs that nobody sees. */
export const withoutUnseenSigns = (text: string) => text.replace(ALL, "");
