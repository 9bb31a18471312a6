import { kindOf } from "../../fields";
import type { TextField } from "../../walk-fields";
import { didYouMean } from "../../wording";
import { type Finding, finding } from "../finding";
import { nearest } from "../nearest";

/**
 * Placeholders that a text may not have, and those that it lacks. Which ones it must have is said in the field's
 * description („Nagłówek strony, z {town}.”).
 * @param everywhere names that are filled in every text: `brand`
 */
export function placeholderFindings(
  { schema, value }: TextField,
  everywhere: readonly string[],
): Finding[] {
  const general = everywhere.map((name) => `{${name}}`);
  const kind = kindOf(schema)?.kind;
  const isFilled = kind === "text" || kind === "markdown";
  const allowed = isFilled ? general : [];
  const needed = placeholdersIn(schema.description ?? "").filter((name) => !general.includes(name));
  const known = [...needed, ...allowed];
  const written = placeholdersIn(value);
  const unknown = written.find((name) => !known.includes(name)) ?? strayBrace(value);
  const lacking = needed.find((name) => !written.includes(name));
  return [
    ...finding(unknown, (name) => ({
      problem: `stoi „${name}”, w którego miejsce strona niczego nie wstawia.`,
      remedy: remedyFor(name, known),
    })),
    ...finding(lacking && value, () => ({
      problem: `nie ma „${lacking}”, w którego miejsce strona wstawia właściwe słowo.`,
      remedy: `Wpisz ${lacking} tam, gdzie to słowo ma stać. Tak ma być: ${schema.description}`,
    })),
  ];
}

function remedyFor(unknown: string, known: string[]): string {
  if (known.length === 0) return "Wpisz tu zwykłe słowa, bez nawiasów klamrowych.";
  const list = `Wolno tu wpisać: ${known.join(", ")}.`;
  const guess = nearest(unknown, known);
  return guess === undefined ? list : `${didYouMean(guess, "")} ${list}`;
}

const placeholdersIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

const strayBrace = (text: string) => /[{}]/.exec(text.replace(/\{\w+\}/g, ""))?.[0];
