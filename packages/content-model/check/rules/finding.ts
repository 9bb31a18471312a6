import type { Message } from "../messages/messages";

/** A mistake in a text, and the words in it that are wrong. */
export interface Finding {
  words: string;
  message: Message;
}

/** What is wrong with some words of a text; nothing where there are none. */
export const finding = (
  words: string | undefined,
  messageOf: (words: string) => Message,
): Finding[] => (words === undefined ? [] : [{ words, message: messageOf(words) }]);
