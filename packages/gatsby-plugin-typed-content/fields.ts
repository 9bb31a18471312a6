import { z } from "zod";
import {
  factsOf,
  type FieldFacts,
  type FieldKind,
  type FieldOptions,
  type Labelled,
  labelled,
  withFacts,
} from "./field-facts";
import type { BuiltInField } from "./languages/wording";
import { withoutTracking } from "./tracking";
import type { Words } from "./words";

export {
  descriptionOf,
  entryOf,
  factsOf,
  type FieldKind,
  type FieldOptions,
  fieldsOf,
  hintOf,
  inLanguage,
  labelled,
  type Labelled,
  sentences,
  unwrap,
  wordsOf,
} from "./field-facts";

/** The kind of a field, looked up through `optional()` and `default()` wrappers. */
export const kindOf = (schema: z.ZodType) => factsOf(schema).kind;

/** More letters than these are a text in the wrong place: another file, or a text pasted many times. */
const MOST_LETTERS = { heading: 90, label: 60, text: 600, plain: 200, markdown: 8000 };

/** Longer words are addresses or lack their blanks; in large letters a phone's line holds less. */
const LONGEST_WORD = 30;

/** A field of a kind, with its words. */
function field<Schema extends z.ZodType>(
  schema: Schema,
  kind: FieldKind | undefined,
  words: Labelled,
  more: Partial<FieldFacts> = {},
): Schema {
  return labelled(withFacts(schema, { kind, ...more }), words);
}

/** A text that is not blank. */
const filled = (kind: FieldKind, words: Labelled, more: Partial<FieldFacts> = {}) =>
  field(z.string().regex(/\S/), kind, words, more);

/** What the rule of a field answers: words that go on where the field's name began, or a message of this plugin. */
type Answer = Words | { code: "longWord" | "trackedAddress"; params: object };

/** A string with a rule of its own, which says what is wrong. */
export const checked = <Schema extends z.ZodType<string, string>>(
  schema: Schema,
  rule: (value: string) => Answer | undefined,
) =>
  schema.check(({ value, issues }) => {
    const words = rule(value);
    if (words) issues.push({ code: "custom", input: value, params: { ...words } });
  });

/** A sentence or two that visitors read; typography is applied when it is queried. Its field has two rows or more. */
export const text = (words: Labelled) =>
  filled({ kind: "text" }, words, { rows: 2 }).max(MOST_LETTERS.text);

/** A line that visitors read, as `text` in a field of one row. */
export const line = (words: Labelled) => filled({ kind: "text" }, words).max(MOST_LETTERS.text);

/** A line in large letters: a page's or a section's heading, the title of a card. */
export const heading = (words: Labelled) =>
  checked(line(words).max(MOST_LETTERS.heading), longWordProblem);

/** A few words with little room: on a button, in a menu, beside a field. */
export const label = (words: Labelled) =>
  checked(line(words).max(MOST_LETTERS.label), longWordProblem);

function longWordProblem(value: string): Answer | undefined {
  const word = value.split(/[\s/–-]+/).find(({ length }) => length > LONGEST_WORD);
  if (word === undefined) return undefined;
  return { code: "longWord", params: { length: word.length, most: LONGEST_WORD } };
}

/** A string that is compared or goes into markup as it is: a name, an `alt`, a search-engine text. */
export const plain = (words: Labelled) => filled({ kind: "key" }, words).max(MOST_LETTERS.plain);

/** Markdown: paragraphs, bold, lists and links. */
export const markdown = (words: Labelled) =>
  filled({ kind: "markdown" }, words, { rows: 2 }).max(MOST_LETTERS.markdown);

/** A text of which an editor may type less than the content holds, in a form only. */
export const completed = <Schema extends z.ZodType<string>>(
  schema: Schema,
  completion: (typed: string) => string,
) => withFacts(schema, { completion });

/** What an editor typed, with what its field adds. */
export const complete = (schema: z.ZodType, typed: string) =>
  factsOf(schema).completion?.(typed) ?? typed;

/** A name that programs go by and nobody reads: small letters, digits and hyphens. */
export const id = (words: Labelled) =>
  filled({ kind: "id" }, words)
    .max(MOST_LETTERS.plain)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** An id for an address, which a form may leave empty: it is then derived from the value of `sourceKey`, a key beside it. */
export const shortName = (words: Labelled, sourceKey: string) =>
  withFacts(id(words), { sourceKey, hiddenInLists: true });

/**
 * The address of another site, without a user's name (`https://kontakt@firma.pl` is an e-mail address), and without
 * what tells who shared it.
 */
export const webAddress = (words: Labelled) =>
  completed(
    checked(
      labelled(
        z
          .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true })
          .regex(/^[^/]*\/\/[^@/?#]+(?:[/?#]|$)/),
        words,
      ),
      trackingProblem,
    ),
    (typed) => withoutTracking(typed.replace(/^(?=www\.)/i, "https://")),
  );

function trackingProblem(address: string): Answer | undefined {
  const right = withoutTracking(address);
  return right === address ? undefined : { code: "trackedAddress", params: { right } };
}

/** A day, written 2026-11-01. */
export const date = (words: Labelled) => field(z.iso.date(), { kind: "date" }, words);

/** A latitude or a longitude (WGS 84) from `min` to `max` degrees. */
export const degrees = (words: Labelled, min: number, max: number) =>
  field(z.number().min(min).max(max), { kind: "degrees" }, words);

/** A whole number from `min` to `max`. */
export const wholeNumber = (words: Labelled, min: number, max: number) =>
  labelled(z.int().min(min).max(max), words);

/**
 * One of some values, which become the GraphQL enum `typeName`. A value is a word; in GraphQL its letters have no
 * diacritics, and a hyphen is an underscore: `kwiecień` is `kwiecien` there.
 * @param meanings what each value means, for editors
 */
export const choice = <Value extends string>(
  typeName: string,
  words: Labelled,
  meanings: Readonly<Record<Value, string>>,
) => {
  const values = Object.keys(meanings) as Value[];
  return field(z.enum(values), { kind: "choice", typeName, words: meanings }, words);
};

/**
 * A value that names something in another file.
 * @param to the name of its type, or `PAGE`; `unfinishedFields` says where there is none
 */
export const reference = (to: string, words: Labelled) => filled({ kind: "reference", to }, words);

/** A list of some field. */
export const list = <Entry extends z.ZodType>(entry: Entry, words: Labelled) =>
  labelled(z.array(entry), words);

/**
 * A group of keys; it becomes the GraphQL type `typeName`. Unknown keys are errors.
 * @param words `titleKey` of one that stands in a list: the key of its title, which tells it from the others
 */
export function group<Shape extends z.ZodRawShape>(
  typeName: string,
  words: string | (FieldOptions & { titleKey?: Extract<keyof Shape, string> }),
  shape: Shape,
) {
  const { label, hint } = typeof words === "string" ? { label: words } : words;
  return field(z.strictObject(shape), { kind: "object", typeName, words: { label, hint } }, words);
}

/** A field for each of some names. */
export const fieldsFor = <Name extends string, Field>(
  names: readonly Name[],
  fieldOf: (name: Name) => Field,
) => Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<Name, Field>;

/** A field for which each language has words. */
const builtIn = <Schema extends z.ZodType>(
  schema: Schema,
  words: BuiltInField,
  more: Partial<FieldFacts> = {},
) => withFacts(schema, { ...more, words });

/** A group for which each language has words. */
const builtInGroup = <Shape extends z.ZodRawShape>(
  typeName: string,
  words: BuiltInField,
  shape: Shape,
) => builtIn(z.strictObject(shape), words, { kind: { kind: "object", typeName, words } });

/** A picture with its text alternative. Its file's place counts from the YAML file that names it. */
export const photo = (words: Labelled) =>
  labelled(
    builtInGroup("Photo", "photo", {
      src: builtIn(filled({ kind: "photoFile" }, ""), "photoFile", { hiddenInLists: true }),
      alt: builtIn(plain(""), "alt", { rows: 2 }),
    }),
    words,
  );

/** A field that is about the photos in its group: another photo takes it away. */
export const ofPhoto = <Schema extends z.ZodType>(schema: Schema) =>
  withFacts(schema, { isOfPhoto: true });

/** Title and description for search engines and shared links. */
export const seo = () =>
  builtInGroup("Seo", "seo", {
    title: builtIn(plain(""), "seoTitle").min(15).max(60),
    description: builtIn(plain(""), "seoDescription", { rows: 3 }).min(120).max(158),
  });
