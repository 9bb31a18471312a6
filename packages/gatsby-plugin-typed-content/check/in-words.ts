import type { Words } from "../wording";
import { type Message, type Messages, messages } from "./messages/messages";
import { byKeys, type Naming, type PlacedValue, type Subject, subjectOf } from "./subject";

/** A message with what it is about, and further places with the same mistake. */
export type AboutMessage = Message & { about?: PlacedValue; others?: readonly PlacedValue[] };

/**
 * A problem in the words of somebody who reads it.
 * @param own messages for this reader that replace the usual ones, by code
 * @param remedies what this reader is advised instead, by code
 */
export function inWords(
  { code, params, about, others = [] }: AboutMessage,
  naming: Naming = byKeys,
  own: Partial<Messages> = {},
  remedies: Partial<Record<Message["code"], string>> = {},
): Words {
  // The parameters are those of the code; TypeScript can't tell that of a union.
  const sentence = { ...messages, ...own }[code] as (
    params: AboutMessage["params"],
    subject: Subject,
  ) => Words;
  const { problem, remedy: usual } = sentence(params, subjectOf(about, naming));
  const remedy = remedies[code] ?? usual;
  const places = others.map(naming.place).join(", ");
  return { problem, remedy: places ? `${remedy} To samo w: ${places}.` : remedy };
}
