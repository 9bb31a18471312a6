/**
 * A character that nobody sees and that has no place in a text: control and format characters (Unicode's Cc and Cf: soft
 * hyphens, zero-width spaces, characters that change the direction), private ones, separators of lines, and what stands for
 * an object. A joiner inside an emoji belongs to it. For a regular expression with the flag `u`.
 */
export const INVISIBLE_CHARACTER =
  /(?![\t\n])(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\ufffc]/u;

const ALL = new RegExp(INVISIBLE_CHARACTER.source, "gu");

/** A text without the invisible characters. */
export const withoutInvisibleCharacters = (text: string) => text.replace(ALL, "");
