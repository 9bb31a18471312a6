import { z } from "zod";

/** What a field is beyond its JSON type: decides its GraphQL type, its resolver and its cross-file checks. */
export type FieldKind =
  | { kind: "text" }
  | { kind: "key" }
  | { kind: "id" }
  | { kind: "markdown" }
  | { kind: "photoFile" }
  | { kind: "date" }
  | { kind: "degrees" }
  | {
      kind: "choice";
      typeName: string;
      /** What each value means. */
      words: Readonly<Record<string, string>>;
    }
  | {
      kind: "object";
      typeName: string;
      /** What the group is called, wherever it is used. */
      label: string;
      hint?: string;
    }
  | { kind: "reference"; to: string };

/** What a model says of a field to an editor, and to the form that shows it. */
export interface FieldOptions {
  /** Stands above the field: a noun or a short clause, without a full stop. Of an entry of a list: what one is called. */
  label: string;
  /** Below the label: one or two sentences. */
  hint?: string;
  /** A sentence for whoever writes the file by hand; a form does by itself what it says. */
  inFile?: string;
  /** What the button of a list adds, in the accusative: `nazwę okolicy` for „Dodaj nazwę okolicy”. */
  add?: string;
  /** Names in braces that the text must have, beside those that any text may have. */
  uses?: readonly string[];
  /** Rows of the field at least; a field of one row stays a line. */
  rows?: number;
  /** Whether a form proposes what other entries say in this field. */
  suggest?: boolean;
  /** Whether a closed entry of a list says nothing of the field, since it tells no entry from another. */
  hiddenInLists?: boolean;
}

/** A label alone, or with more. */
export type Labelled = string | FieldOptions;

/** All that a model says of a field beyond its shape. */
export interface FieldFacts extends FieldOptions {
  kind?: FieldKind;
  /** Of a group: the key of its title, which tells it from others of a list. */
  titleKey?: string;
  /** Adds to a text what an editor left out. */
  completion?: (typed: string) => string;
  /** Whether the value is about the photos in its group. */
  isOfPhoto?: boolean;
  /** The key whose value a short name is derived from. */
  sourceKey?: string;
}

/** The schema below `optional()` and `default()`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** What the model says of a field, also inside `optional()` and `default()`. */
export function factsOf(schema: z.ZodType): Partial<FieldFacts> {
  const own = (schema.meta() as { facts?: FieldFacts } | undefined)?.facts;
  const inner = unwrap(schema);
  return inner === schema ? { ...own } : { ...factsOf(inner), ...own };
}

/** A field with more facts. They are Zod's metadata: all bundles of the build share it, and copies inherit it. */
export function withFacts<Schema extends z.ZodType>(
  schema: Schema,
  more: Partial<FieldFacts>,
): Schema {
  const facts = { ...factsOf(schema), ...more };
  return schema.meta({
    facts,
    description: describe(facts),
  });
}

/** A field with other words, above it and below. */
export function labelled<Schema extends z.ZodType>(schema: Schema, words: Labelled): Schema {
  const options = typeof words === "string" ? { label: words } : words;
  return withFacts(schema, { hint: undefined, inFile: undefined, ...options });
}

/** What the model says of a value, for whoever writes files or queries; an optional one may be described inside. */
export const descriptionOf = (schema: z.ZodType | undefined) =>
  schema && (schema.description ?? unwrap(schema).description);

/** What a form says below a field's label; empty where there is nothing to say. */
export const hintOf = (schema: z.ZodType) => {
  const { hint, uses = [] } = factsOf(schema);
  return [hint, usesInWords(uses)].filter(Boolean).join(" ");
};

const andList = new Intl.ListFormat("pl", { type: "conjunction" });

function usesInWords(names: readonly string[]): string {
  if (names.length === 0) return "";
  const verb = names.length === 1 ? "musi" : "muszą";
  return `W tekście ${verb} być ${andList.format(names.map((name) => `{${name}}`))}.`;
}

/** The description of a field, in whole sentences. */
export function describe({
  kind,
  label = "",
  hint,
  uses = [],
  inFile,
}: Partial<FieldFacts>): string {
  const isMarkdown = kind?.kind === "markdown";
  const values =
    kind?.kind === "choice" ? `: ${Object.entries(kind.words).map(valueInWords).join(", ")}` : "";
  return sentences(
    `${label}${isMarkdown ? " (Markdown)" : values}`,
    hint,
    usesInWords(uses),
    inFile,
  );
}

const valueInWords = ([value, words]: [string, string]) =>
  value === words ? value : `${value} – ${words}`;

/** Some words as a sentence, and the sentences behind it. */
export const sentences = (words: string, ...more: (string | undefined)[]) =>
  [/[.?!]$/.test(words) ? words : `${words}.`, ...more].filter(Boolean).join(" ");
