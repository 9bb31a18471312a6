import type { ModelRecord } from "../model";
import { count, type Words } from "../wording";
import { type Message, messages } from "./messages";
import { byKeys, type Naming, type PlacedValue, subjectIn } from "./subject";

const GUESS = "Czy chodziło o „{guess}”?";

/** A message with what it is about, and further places with the same mistake. */
export type AboutMessage = Message & { about?: PlacedValue; others?: readonly PlacedValue[] };

/**
 * A problem in the words of somebody who reads it.
 * @param own other words for some messages; those of two lines say the same whether a guess is known or not
 */
export function inWords(
  { code, params = {}, about, others = [] }: AboutMessage,
  naming: Naming = byKeys,
  own: Partial<Record<Message["code"], string>> = {},
): Words {
  const [problem = "", otherwise = "", guessed = own[code] === undefined ? GUESS : otherwise] = (
    own[code] ?? messages[code]
  ).split(/\n */);
  const all = { ...params, ...(about && phrasesOf(about, naming)) };
  const same = others.length > 0 ? ` To samo w: ${others.map(naming.place).join(", ")}.` : "";
  return {
    problem: fillIn(problem, all, naming),
    remedy: fillIn(params.guess === undefined ? otherwise : guessed, all, naming) + same,
  };
}

/** How sentences about a value begin. */
function phrasesOf(about: PlacedValue, naming: Naming) {
  const { name, field } = subjectIn(about, naming);
  return {
    thing: name,
    field,
    value: field ? `${name}: pozycja ${field}` : name,
    inside: field ? `${name}: w pozycji ${field}` : `${name}: tu`,
  };
}

function fillIn(text: string, params: Readonly<Record<string, unknown>>, naming: Naming): string {
  return text.replace(/\{(\w+)(?:\|([^{}\s]+))?\}/g, (_, name: string, how = "") => {
    const value = params[name];
    if (how === "place") return naming.place(value as PlacedValue);
    if (how === "file") return naming.file(value as ModelRecord);
    if (how === "photo") return naming.photo(String(value));
    const [one = "", few = "", many = ""] = String(how).split("|");
    return one === "" ? String(value) : count(Number(value), one, few, many);
  });
}
