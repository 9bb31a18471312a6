import MarkdownIt from "markdown-it";
import { wordsOf } from "../../graphql/markdown";
import type { TextField } from "../../walk-fields";
import { type Finding, finding, findingsOf } from "./finding";

const { unescapeAll } = new MarkdownIt().utils;

/** Letters and signs that Polish texts have and ASCII has not. */
const POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”“’–—…×°²³€";

/**
 * Encodings as which programs read UTF-8 by mistake. Node 20 decodes windows-1252 as ISO 8859-1; windows-1254 has the
 * same signs where the letters above have their bytes.
 */
const WRONG_ENCODINGS = ["windows-1254", "windows-1250", "iso-8859-2"];

/** What each of those letters becomes then, with the letter itself: `Ä…` for `ą`. */
const DECODED_TWICE: readonly (readonly [damaged: string, letter: string])[] =
  WRONG_ENCODINGS.flatMap((encoding) => {
    const decoder = new TextDecoder(encoding);
    return Array.from(POLISH, (letter) => [decoder.decode(Buffer.from(letter)), letter] as const);
  });

/**
 * What other programs made of a text before it was pasted: HTML's names of signs, which pages show as they are
 * written, letters that were decoded twice, words divided at the ends of lines, and letters that an encoding did not
 * have.
 */
export function damagedWords({ kind, value }: TextField): Finding[] {
  const words = kind?.kind === "markdown" ? wordsOf(value) : value;
  const [damaged, letter = ""] = DECODED_TWICE.find(([one]) => words.includes(one)) ?? [];
  return [
    ...finding(entityIn(words), (entity) => ({
      code: "entity",
      params: { entity, sign: unescapeAll(entity) },
    })),
    ...finding(damaged, (sign) => ({ code: "decodedTwice", params: { sign, letter } })),
    ...dividedWord(value),
    ...findingsOf({ lostLetter: words.split(/\s+/).find(lacksLetter) }),
  ];
}

/** A word with a hyphen and a blank in it; `jedno- i dwuosobowy` leaves out a part of the first. */
const DIVIDED =
  /(?<![\p{L}-])(\p{L}{1,30})-\s{1,30}(?!(?:i|lub|oraz|albo|czy|a|bądź|ani|do)\s)(\p{Ll}{2,30})/u;

function dividedWord(text: string): Finding[] {
  const [, start = "", end = ""] = DIVIDED.exec(text) ?? [];
  return finding(start ? `${start}-` : undefined, () => ({
    code: "dividedWord",
    params: { start, end },
  }));
}

/** The first reference to a sign as HTML writes it. What is none, as `&raz;`, is left alone. */
const entityIn = (words: string) =>
  words.match(/&#?[a-z0-9]{1,31};/gi)?.find((written) => unescapeAll(written) !== written);

/** A question mark inside a word: `za?ożenie`. Addresses have such, too. */
const lacksLetter = (word: string) => /\p{L}\?\p{Ll}/u.test(word) && !/[/:=@&]|\.\w/.test(word);
