import type { Language } from "../languages/language";
import type { Wording } from "../languages/wording";
import type { Words } from "../words";
import type { Message, MessageParams, Messages, OwnParams } from "./message";
import { byKeys, type PlacedValue, type Subject, subjectOf } from "./subject";

/** A message with what it is about, and further places with the same mistake. */
export type AboutMessage = Message & { about?: PlacedValue; others?: readonly PlacedValue[] };

/** A rule's own words: whole sentences, or such that go on where the words about a thing, a value or its content began. */
const ownMessages = ({ didYouMean }: Wording): Messages<OwnParams> => {
  const goingOn =
    (start: "owner" | "value" | "within") =>
    ({ problem, remedy }: Words, subject: Subject) => ({
      problem: `${subject[start]} ${problem}`,
      remedy,
    });
  return {
    own: ({ problem, remedy, guess }) => ({ problem, remedy: didYouMean(guess) ?? remedy }),
    ownOfThing: goingOn("owner"),
    ownOfValue: goingOn("value"),
    ownInside: goingOn("within"),
  };
};

/**
 * A problem in the words of somebody who reads it.
 * @param own messages for this reader that replace the usual ones, by code
 * @param remedies what this reader is advised instead, by code
 */
export function inWords(
  { code, params, about, others = [] }: AboutMessage,
  language: Language,
  naming = byKeys(language),
  own: Partial<Messages> = {},
  remedies: Partial<Record<Message["code"], string>> = {},
): Words {
  const all: Messages<MessageParams & OwnParams> = {
    ...language.messages,
    ...ownMessages(language),
    ...own,
  };
  // The parameters are those of the code; TypeScript can't tell that of a union.
  const sentence = all[code] as (params: AboutMessage["params"], subject: Subject) => Words;
  const { problem, remedy: usual } = sentence(params, subjectOf(about, language, naming));
  const remedy = remedies[code] ?? usual;
  const places = others.map(naming.place).join(", ");
  return { problem, remedy: places ? `${remedy} ${language.sameIn(places)}` : remedy };
}
