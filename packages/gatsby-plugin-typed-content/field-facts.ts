import { z } from "zod";
import type { BuiltInField, Wording } from "./languages/wording";

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
      words: FieldWords;
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

/** A model's own words for a field, or the name under which languages have some: models are loaded before one is named. */
export type FieldWords = Pick<FieldOptions, "label" | "hint" | "inFile"> | BuiltInField;

/** All that a model says of a field beyond its shape. */
export interface FieldFacts extends Omit<FieldOptions, "label" | "hint" | "inFile"> {
  words?: FieldWords;
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

/** The schema of a list's entries, also inside `optional()` and `default()`; undefined of what is no list. */
export function entryOf(schema: z.ZodType): z.ZodType | undefined {
  const bare = unwrap(schema);
  return bare instanceof z.ZodArray ? (bare.element as z.ZodType) : undefined;
}

/** The schemas of a group's fields by their keys, also inside `optional()` and `default()`; undefined of what is no group. */
export function fieldsOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined {
  const bare = unwrap(schema);
  return bare instanceof z.ZodObject ? bare.shape : undefined;
}

/** Zod looks for metadata along a chain of schemas, and each walk through a record asks for those of each field. */
const known = new WeakMap<z.ZodType, Partial<FieldFacts>>();

/** What the model says of a field, also inside `optional()` and `default()`. */
export function factsOf(schema: z.ZodType): Readonly<Partial<FieldFacts>> {
  const before = known.get(schema);
  if (before) return before;
  const own = (schema.meta() as { facts?: FieldFacts } | undefined)?.facts;
  const inner = unwrap(schema);
  const facts = inner === schema ? { ...own } : { ...factsOf(inner), ...own };
  known.set(schema, facts);
  return facts;
}

/** A field with more facts. They are Zod's metadata: all bundles of the build share it, and copies inherit it. */
export function withFacts<Schema extends z.ZodType>(
  schema: Schema,
  more: Partial<FieldFacts>,
): Schema {
  return schema.meta({ facts: { ...factsOf(schema), ...more } });
}

/** A field with other words, above it and below. */
export function labelled<Schema extends z.ZodType>(schema: Schema, words: Labelled): Schema {
  const { label, hint, inFile, ...more } = typeof words === "string" ? { label: words } : words;
  return withFacts(schema, { ...more, words: { label, hint, inFile } });
}

/** What stands above a field, below it, and what whoever writes files reads besides; empty where the model says nothing. */
export const wordsOf = (schema: z.ZodType, wording: Wording): Partial<FieldOptions> =>
  inLanguage(factsOf(schema).words, wording) ?? {};

/** Some words, or those of a language. */
export const inLanguage = (words: FieldWords | undefined, { fields }: Wording) =>
  typeof words === "string" ? fields[words] : words;

/** What a form says below a field's label; empty where there is nothing to say. */
export const hintOf = (schema: z.ZodType, wording: Wording) =>
  [wordsOf(schema, wording).hint, usesInWords(schema, wording)].filter(Boolean).join(" ");

function usesInWords(schema: z.ZodType, { mustHave }: Wording): string {
  const { uses = [] } = factsOf(schema);
  return uses.length === 0 ? "" : mustHave(uses.map((name) => `{${name}}`));
}

/** What the model says of a value in whole sentences, for whoever writes files; undefined where it says nothing. */
export function descriptionOf(schema: z.ZodType, wording: Wording): string | undefined {
  const { kind } = factsOf(schema);
  const { label, hint, inFile } = wordsOf(schema, wording);
  if (label === undefined) return schema.description;
  const isMarkdown = kind?.kind === "markdown";
  const values =
    kind?.kind === "choice" ? `: ${Object.entries(kind.words).map(valueInWords).join(", ")}` : "";
  return sentences(
    `${label}${isMarkdown ? " (Markdown)" : values}`,
    hint,
    usesInWords(schema, wording),
    inFile,
  );
}

const valueInWords = ([value, words]: [string, string]) =>
  value === words ? value : `${value} – ${words}`;

/** Some words as a sentence, and the sentences behind it. */
export const sentences = (words: string, ...more: (string | undefined)[]) =>
  [/[.?!]$/.test(words) ? words : `${words}.`, ...more].filter(Boolean).join(" ");
