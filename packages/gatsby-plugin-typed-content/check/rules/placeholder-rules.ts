import { factsOf } from "../../fields";
import type { TextField } from "../../walk-fields";
import { nearest } from "../nearest";
import { type Finding, finding } from "./finding";

/**
 * Placeholders that a text may not have, and those of its field (`FieldOptions.uses`) that it lacks.
 * @param everywhere names that are filled in every text: `brand`
 */
export function placeholderFindings(
  { schema, value }: TextField,
  everywhere: readonly string[],
): Finding[] {
  const general = everywhere.map((name) => `{${name}}`);
  const { kind, uses = [] } = factsOf(schema);
  const allowed = kind?.kind === "text" || kind?.kind === "markdown" ? general : [];
  const needed = uses.map((name) => `{${name}}`);
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
