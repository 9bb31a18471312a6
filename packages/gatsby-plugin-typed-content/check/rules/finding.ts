import type { Message } from "../message";

/** A mistake in a text, and the words in it that are wrong. */
export interface Finding {
  words: string;
  message: Message;
}

/** Codes whose messages take no more than the words. */
type SeenCode = Extract<Message, { params: { words: string } }>["code"];

/** Words that are wrong, by the code of what is wrong with them; undefined where nothing is. */
export type SeenWords = Partial<Record<SeenCode, string>>;

/** What is wrong with some words of a text. */
export const findingsOf = (seen: SeenWords): Finding[] =>
  Object.entries(seen).flatMap(([code, words]) =>
    words === undefined ? [] : { words, message: { code: code as SeenCode, params: { words } } },
  );

/** What is wrong with some words of a text; nothing where there are none. */
export const finding = (
  words: string | undefined,
  messageOf: (words: string) => Message,
): Finding[] => (words === undefined ? [] : [{ words, message: messageOf(words) }]);
