import type { ModelRecord } from "../model";
import { codePoint, count, type Words } from "../wording";
import { type Message, messages } from "./messages";
import { byKeys, type Naming, type PlacedValue, type Subject, subjectIn } from "./subject";

/** What a value is, by the names of JavaScript and Zod. */
const TYPES: Readonly<Record<string, string>> = {
  string: "tekst",
  number: "liczba",
  int: "liczba całkowita",
  boolean: "słowo true albo false",
  array: "lista",
  object: "grupa pozycji",
};

const GUESS = "Czy chodziło o „{guess}”?";

/** A message with what it is about. */
export type Told = Message & { about?: PlacedValue; others?: readonly PlacedValue[] };

/**
 * A problem in the words of somebody who reads it.
 * @param own messages that he is told otherwise; those of two lines say the same whether a guess is known or not
 */
export function inWords(
  { code, params = {}, about, others = [] }: Told,
  naming: Naming = byKeys,
  own: Partial<Record<Message["code"], string>> = {},
): Words {
  const [problem = "", otherwise = "", guessed = own[code] === undefined ? GUESS : otherwise] = (
    own[code] ?? messages[code]
  ).split(/\n */);
  const all = { ...params, ...(about && phrases(subjectIn(about, naming))) };
  const fill = (text: string) => fillIn(text, all, naming);
  const same = others.length > 0 ? ` To samo w: ${others.map(naming.place).join(", ")}.` : "";
  return {
    problem: fill(problem),
    remedy: fill(params.guess === undefined ? otherwise : guessed) + same,
  };
}

/** How sentences about a subject begin. */
const phrases = ({ name, field, group }: Subject) => ({
  thing: name,
  field,
  value: field ? `${name}: pozycja ${field}` : name,
  inside: field ? `${name}: w pozycji ${field}` : `${name}: tu`,
  within: group && ` w pozycji ${group}`,
});

function fillIn(text: string, params: Readonly<Record<string, unknown>>, naming: Naming): string {
  return text.replace(/\{(\w+)(?:\|([^{}\s]+))?\}/g, (_, name: string, how?: string) => {
    const value = params[name];
    switch (how) {
      case undefined:
        return String(value);
      case "photo":
        return naming.photo(String(value));
      case "codePoint":
        return codePoint(String(value));
      case "type":
        return TYPES[String(value)] ?? "coś innego";
      case "place":
        return naming.place(value as PlacedValue);
      case "file":
        return naming.file(value as ModelRecord);
    }
    const [one = "", few = "", many = ""] = how.split("|");
    return count(Number(value), one, few, many);
  });
}
