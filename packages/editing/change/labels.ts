import { z } from "zod";
import { f, type Model } from "../../content-model";

/** A choice in a menu of a form. */
export interface Choice {
  value: string;
  label: string;
}

/** The first words of a description: „Wstęp, 60–110 słów, …” → „Wstęp”; „Napis, który …” stays whole. */
export function labelOf(description: string): string {
  const clause = "(?:do |na |o |w |z )?(?:któr|gdy|ani|że|jak|co)";
  return (
    RegExp(`^.+?(?=[.:;](?:\\s|$)|,\\s(?!${clause})| [(–]|$)`).exec(description)?.[0] ?? description
  );
}

/** A label as far as the first comma, for a heading: „Okolice, w których …” → „Okolice”. */
export const shortLabel = (label: string) => label.split(",", 1)[0] ?? label;

/** A description without what only those who write files need to know. */
export const hintOf = (description: string) => description.replaceAll(" (Markdown)", "");

/**
 * What a button adds, in the accusative: of nouns for things only those in -a change, with the
 * adjectives that follow them: „strona prawna” → „stronę prawną”, „adres usługi” stays. Two adjectives come first.
 */
export function accusative(name: string): string {
  const [noun = "", ...rest] = name.split(" ");
  if (/^(?:jedna|krótka)$/.test(noun)) {
    return [noun.replace(/a$/, "ą"), accusative(rest.join(" "))].join(" ");
  }
  if (!noun.endsWith("a")) return name;
  const end = rest.findIndex((word) => !word.endsWith("a"));
  const agreeing = end < 0 ? rest.length : end;
  return [
    noun.replace(/a$/, "ę"),
    ...rest.map((word, index) => (index < agreeing ? word.replace(/a$/, "ą") : word)),
  ].join(" ");
}

/** What the editing page calls all entries of a type. */
export const labelOfModel = ({ label, description }: Model) => label ?? labelOf(description);

/** What a form shows of a chosen value; undefined where the model has no choices for it. */
export const labelOfChoice = (schema: z.ZodType, value: string): string | undefined =>
  choicesOf(schema)?.find((choice) => choice.value === value)?.label;

/** The choices of a field that takes one of some values; undefined for other fields. Polish values are their own labels. */
export function choicesOf(schema: z.ZodType): Choice[] | undefined {
  const bare = f.unwrap(schema);
  if (!(bare instanceof z.ZodEnum)) return undefined;
  const kind = f.kindOf(schema);
  const words = kind?.kind === "choice" ? kind.words : {};
  return bare.options.map(String).map((value) => ({ value, label: words[value] ?? value }));
}
