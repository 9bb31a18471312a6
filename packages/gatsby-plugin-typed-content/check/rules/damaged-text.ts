import MarkdownIt from "markdown-it";
import { wordsOf } from "../../graphql/markdown";
import type { Wording } from "../../languages/wording";
import type { TextField } from "../../walk-fields";
import { type Finding, finding, findingsOf } from "./finding";

const { unescapeAll } = new MarkdownIt().utils;

/**
 * Encodings as which programs read UTF-8 by mistake. Node 20 decodes windows-1252 as ISO 8859-1; windows-1254 has the
 * same characters where Polish letters have their bytes.
 */
const WRONG_ENCODINGS = ["windows-1254", "windows-1250", "iso-8859-2"];

/** What each of some letters becomes then, with the letter itself: `Ä…` for `ą`. */
const decodedTwice = (letters: string) =>
  WRONG_ENCODINGS.flatMap((encoding) => {
    const decoder = new TextDecoder(encoding);
    return Array.from(letters, (letter) => [decoder.decode(Buffer.from(letter)), letter] as const);
  });

/**
 * Finds what other programs made of a text before it was pasted: HTML's names of characters, which pages show as they are
 * written, letters that were decoded twice, words divided at the ends of lines, and letters that an encoding did not
 * have.
 */
export function damagedWordsIn({ characters, conjunctions }: Wording) {
  const damagedLetters = decodedTwice(characters);
  // One look for all of them: nearly every text has none.
  const isDamaged = new RegExp(damagedLetters.map(([one]) => one).join("|"));
  // A word with a hyphen and a blank in it; `jedno- i dwuosobowy` leaves out a part of the first.
  const divided = new RegExp(
    `(?<![\\p{L}-])(\\p{L}{1,30})-\\s{1,30}(?!(?:${conjunctions.join("|")})\\s)(\\p{Ll}{2,30})`,
    "u",
  );
  return ({ kind, value }: TextField): Finding[] => {
    const words = kind?.kind === "markdown" ? wordsOf(value) : value;
    const [damaged, letter = ""] =
      (isDamaged.test(words) && damagedLetters.find(([one]) => words.includes(one))) || [];
    const [, start, end = ""] = divided.exec(value) ?? [];
    return [
      ...finding(entityIn(words), (entity) => {
        const character = unescapeAll(entity);
        const isSeen = /[^\p{C}\p{Z}]/u.test(character);
        return { code: "entity", params: { entity, character: isSeen ? character : undefined } };
      }),
      ...finding(damaged, (character) => ({ code: "decodedTwice", params: { character, letter } })),
      ...finding(start && `${start}-`, () => ({
        code: "dividedWord",
        params: { start: start ?? "", end },
      })),
      ...findingsOf({ lostLetter: words.split(/\s+/).find(lacksLetter) }),
    ];
  };
}

/** The first reference to a character as HTML writes it. What is none, as `&raz;`, is left alone. */
const entityIn = (words: string) =>
  words.match(/&#?[a-z0-9]{1,31};/gi)?.find((written) => unescapeAll(written) !== written);

/** A question mark inside a word: `za?ożenie`. Addresses have such, too. */
const lacksLetter = (word: string) => /\p{L}\?\p{Ll}/u.test(word) && !/[/:=@&]|\.\w/.test(word);
