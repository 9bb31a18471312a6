import { descriptionOf, kindOf } from "../../fields";
import type { TextField } from "../../walk-fields";
import { nearest } from "../nearest";
import { type Finding, finding } from "./finding";

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
  const allowed = kind === "text" || kind === "markdown" ? general : [];
  const description = descriptionOf(schema) ?? "";
  const needed = placeholdersIn(description).filter((name) => !general.includes(name));
  const known = [...needed, ...allowed];
  const written = placeholdersIn(value);
  const unknown = written.find((name) => !known.includes(name)) ?? strayBrace(value);
  const lacking = needed.find((name) => !written.includes(name));
  return [
    ...finding(unknown, (placeholder) => ({
      code: "unknownPlaceholder",
      params: { placeholder, known, guess: nearest(placeholder, known) },
    })),
    ...finding(lacking, (placeholder) => ({
      code: "lacksPlaceholder",
      params: { placeholder },
    })).map((found) => ({ ...found, words: value })),
  ];
}

const placeholdersIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

const strayBrace = (text: string) => /[{}]/.exec(text.replace(/\{\w+\}/g, ""))?.[0];
