import { INVISIBLE_CHARACTER } from "@typed-site/utils";

/** A character that is not seen, or a letter of another alphabet that looks like a Latin one. */
export interface DeceptiveCharacter {
  character: string;
  /** The letters before it, at most twelve; empty at the beginning of the text. */
  after: string;
}

/** What replaced a letter that an encoding did not have. */
const LOST_LETTER = /\ufffd/;

/**
 * What is odd besides, by the kind of a text. Decomposed letters make a name another one, and so do other spaces in an
 * address; a text may have both.
 */
const FURTHER: Readonly<Record<string, RegExp>> = {
  text: /(?!)/,
  markdown: /(?!)/,
  key: /[\u0300-\u036f]/,
};
const IN_ADDRESS = /[\u0300-\u036f\u00a0\u2000-\u200a\u202f\u205f\u3000]/;

/** A Cyrillic or Greek letter within a Latin word. */
const LOOK_ALIKE =
  /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/u;

/**
 * The first character of a text that an editor can't tell from nothing, or from another character.
 * @param kind what its field is; an address of some kind where that is none
 */
export function deceptiveCharacterIn(text: string, kind = ""): DeceptiveCharacter | undefined {
  const found = [INVISIBLE_CHARACTER, LOST_LETTER, LOOK_ALIKE, FURTHER[kind] ?? IN_ADDRESS]
    .map((odd) => odd.exec(text))
    .find((match) => match !== null);
  if (!found) return undefined;
  const [after = ""] = /[\p{L}\p{N}]{1,12}$/u.exec(text.slice(0, found.index).slice(-12)) ?? [];
  return { character: found[0], after };
}
