import { z } from "zod";
import { withoutTracking } from "./tracking";
import type { Words } from "./wording";

/** What a field is beyond its JSON type: decides its GraphQL type, its resolver and its cross-file checks. */
export type FieldKind =
  | { kind: "text" }
  | { kind: "key" }
  | { kind: "markdown" }
  | { kind: "photoFile" }
  | { kind: "date" }
  | { kind: "degrees" }
  | {
      kind: "choice";
      typeName: string;
      description: string;
      /** What each value means. */
      words: Readonly<Record<string, string>>;
    }
  | { kind: "object"; typeName: string; description: string; noun?: string }
  | { kind: "reference"; to: string };

/** What a schema's metadata says beyond Zod's own: all bundles of the build share it, and copies inherit it. */
interface FieldMeta {
  fieldKind?: FieldKind;
  /** Adds to a text what an editor left out. */
  completion?: (typed: string) => string;
  /** Whether the value is about the photos in its group. */
  isOfPhoto?: boolean;
  /** The key whose value a short name is derived from. */
  sourceKey?: string;
}

const metaOf = (schema: z.ZodType) => (unwrap(schema).meta() ?? {}) as FieldMeta;

const ofKind = (fieldKind: FieldKind): FieldMeta & Record<string, unknown> => ({ fieldKind });

/** The kind of a field, looked up through `optional()` and `default()` wrappers. */
export const kindOf = (schema: z.ZodType) => metaOf(schema).fieldKind;

/** The schema below `optional()` and `default()`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** What the model says of a value; an optional one may be described inside. */
export const descriptionOf = (schema: z.ZodType | undefined) =>
  schema && (schema.description ?? unwrap(schema).description);

/** More letters than these are a text in the wrong place: another file, or a text pasted many times. */
const MOST_LETTERS = { heading: 90, label: 60, text: 600, plain: 200, markdown: 8000 };

/** Longer words are addresses or lack their blanks; in large letters a phone's line holds less. */
const LONGEST_WORD = 30;

/** A text that is not blank. */
const filled = (kind: FieldKind, description: string) =>
  z.string().regex(/\S/).describe(description).meta(ofKind(kind));

/** A string with a rule of its own, which says in words what is wrong; the field's name precedes them. */
export const checked = <Schema extends z.ZodType<string, string>>(
  schema: Schema,
  rule: (value: string) => Words | undefined,
) =>
  schema.check(({ value, issues }) => {
    const words = rule(value);
    if (words) issues.push({ code: "custom", input: value, params: { ...words } });
  });

/** A line that visitors read; typography is applied when it is queried. */
export const text = (description: string) =>
  filled({ kind: "text" }, description).max(MOST_LETTERS.text);

/** A line in large letters: a page's or a section's heading, the title of a card. */
export const heading = (description: string) =>
  checked(text(description).max(MOST_LETTERS.heading), longWordProblem);

/** A few words with little room: on a button, in a menu, beside a field. */
export const label = (description: string) =>
  checked(text(description).max(MOST_LETTERS.label), longWordProblem);

function longWordProblem(value: string): Words | undefined {
  const word = value.split(/[\s/–-]+/).find(({ length }) => length > LONGEST_WORD);
  if (word === undefined) return undefined;
  return {
    problem: `ma słowo o ${word.length} znakach, które nie zmieści się na ekranie telefonu.`,
    remedy: `Podziel je; najdłuższe słowo może mieć ${LONGEST_WORD} znaków.`,
  };
}

/** A string that is compared or goes into markup as it is: a name, an `alt`, a search-engine text. */
export const plain = (description: string) =>
  filled({ kind: "key" }, description).max(MOST_LETTERS.plain);

/** Markdown: paragraphs, bold, lists and links. */
export const markdown = (description: string) =>
  filled({ kind: "markdown" }, description).max(MOST_LETTERS.markdown);

/** A text of which an editor may type less than the content holds, in a form only. */
export const completed = <Schema extends z.ZodType<string>>(
  schema: Schema,
  completion: (typed: string) => string,
) => schema.meta({ completion });

/** What an editor typed, with what its field adds. */
export const complete = (schema: z.ZodType, typed: string) =>
  metaOf(schema).completion?.(typed) ?? typed;

/** A short name for an address, which a form may leave empty: it is then derived from the value of `sourceKey`, a key beside it. */
export const shortName = (description: string, sourceKey: string) =>
  plain(description)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ sourceKey });

/** The key that a short name is derived from; undefined for other fields. */
export const sourceKeyOf = (schema: z.ZodType) => metaOf(schema).sourceKey;

/**
 * The address of another site, without a user's name (`https://kontakt@firma.pl` is an e-mail address), and without
 * what tells who shared it.
 */
export const webAddress = (description: string) =>
  completed(
    checked(
      z
        .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true })
        .regex(/^[^/]*\/\/[^@/?#]+(?:[/?#]|$)/)
        .describe(description),
      trackingProblem,
    ),
    (typed) => withoutTracking(typed.replace(/^(?=www\.)/i, "https://")),
  );

function trackingProblem(address: string): Words | undefined {
  const right = withoutTracking(address);
  if (right === address) return undefined;
  return {
    problem: "ma na końcu dopisek, po którym serwis poznaje, kto udostępnił ten adres.",
    remedy: `Wpisz „${right}”.`,
  };
}

/** A day, written 2026-11-01. */
export const date = (description: string) =>
  z.iso
    .date()
    .describe(description)
    .meta(ofKind({ kind: "date" }));

/** A latitude or a longitude (WGS 84) from `min` to `max` degrees. */
export const degrees = (description: string, min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .describe(description)
    .meta(ofKind({ kind: "degrees" }));

/** A whole number from `min` to `max`. */
export const wholeNumber = (description: string, min: number, max: number) =>
  z.int().min(min).max(max).describe(description);

/**
 * One of some values, which become the GraphQL enum `typeName`. A value is a name in English letters; a hyphen in it is
 * an underscore in GraphQL. What has other letters, as Polish weekdays do, stays a `z.enum`, a string in GraphQL.
 * @param description what is chosen, without a full stop; the values follow it
 * @param words what each value means, for editors
 * @param more sentences after the values
 */
export const choice = <Value extends string>(
  typeName: string,
  description: string,
  words: Readonly<Record<Value, string>>,
  more = "",
) => {
  const values = Object.keys(words) as Value[];
  const list = values.map((value) => `${value} – ${words[value]}`).join(", ");
  return z
    .enum(values)
    .describe(`${description}: ${list}. ${more}`.trim())
    .meta(
      ofKind({
        kind: "choice",
        typeName,
        description: `${description}.`,
        words,
      }),
    );
};

/**
 * A value that names something in another file.
 * @param to the name of its type, or `PAGE`; `defineContent` makes sure that there is one
 */
export const reference = (to: string, description: string) =>
  filled({ kind: "reference", to }, description);

/**
 * A group of keys; it becomes the GraphQL type `typeName`. Unknown keys are errors.
 * @param noun what an error calls one of them in a list, before its number: `Zdjęcie` 3
 */
export const group = <Shape extends z.ZodRawShape>(
  typeName: string,
  description: string,
  shape: Shape,
  noun?: string,
) =>
  z
    .strictObject(shape)
    .describe(description)
    .meta(ofKind({ kind: "object", typeName, description, noun }));

/** A field for each of some names. */
export const fieldsFor = <Name extends string, Field>(
  names: readonly Name[],
  fieldOf: (name: Name) => Field,
) => Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<Name, Field>;

/** The place of a picture's file, from the YAML file that names it. */
const photoFile = () =>
  filled(
    { kind: "photoFile" },
    "Plik zdjęcia, licząc od tego pliku YAML, na przykład ../photos/hero-dom.jpg.",
  );

const alt = () =>
  plain("Co widać na zdjęciu, jednym zdaniem, po polsku. Czytają to czytniki ekranu.");

/** A picture with its text alternative. */
export const photo = (description: string) =>
  group("Photo", "Zdjęcie z opisem.", { src: photoFile(), alt: alt() }).describe(description);

/** A field that is about the photos in its group: another photo takes it away. */
export const ofPhoto = <Schema extends z.ZodType>(schema: Schema) =>
  schema.meta({ isOfPhoto: true });

/** Whether another photo takes a field away. */
export const isOfPhoto = (schema: z.ZodType) => metaOf(schema).isOfPhoto === true;

/** Title and description for search engines and shared links. */
export const seo = () =>
  group("Seo", "Tytuł i opis dla wyszukiwarek i udostępnień.", {
    title: plain("Tytuł strony bez nazwy firmy (dopisuje się sama), 15–60 znaków.").min(15).max(60),
    description: plain("Opis pod tytułem w wyszukiwarce, 120–158 znaków.").min(120).max(158),
  });
