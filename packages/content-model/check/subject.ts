import { z } from "zod";
import { descriptionOf, factsOf, unwrap } from "../fields";
import { fileSchema, type Model, type ModelRecord } from "../model";
import type { ContentFile } from "../read/content-file";
import { titleOf, valueAt } from "../walk-fields";
import { quoted } from "../wording";

/** A record with the file it came from and its place in that file. Its shape may be wrong. */
export interface PlacedRecord extends ModelRecord {
  source: ContentFile;
  path: PropertyKey[];
}

/** A value of a record, by its path. */
export interface PlacedValue {
  record: PlacedRecord;
  path: readonly PropertyKey[];
}

/** What a sentence may say of a value. All is empty for a problem of a file or a photo alone. */
export interface Subject {
  /** The innermost thing that the value is in, in an editor's words: `Pytanie 3 „Ile trwa…”`, `Strona główna`. */
  thing: string;
  /** Keys between the thing and the value: `„hero → photo”`, `„needs” (2. na liście)`; empty for the thing itself. */
  field: string;
  /** Begins a sentence about the value: `Pytanie 3: pozycja „answer”`. */
  value: string;
  /** Begins a sentence about what is in the value: `Pytanie 3: w pozycji „answer”`. */
  inside: string;
  /** The last key or index of its path. */
  key: PropertyKey | undefined;
  /** What the model says of the value; undefined where the path leads out of the model. */
  schema: z.ZodType | undefined;
  /** What its field is for, in the model's words. */
  description: string;
  /** The value itself. */
  data: unknown;
  /** A text as it is read, anything else as it is written in the file. */
  written: string;
  /** How whoever reads the sentence calls other things. */
  naming: Naming;
}

/** How somebody who reads of a problem calls things. */
export interface Naming {
  /** A file that holds a list, or a thing of a type without a noun. */
  noun: (model: Model) => string;
  key: (key: string, schema: z.ZodType | undefined) => string;
  /** An item of a list in its file. */
  item: (file: string, item: string) => string;
  /** The file of another record. */
  file: (record: ModelRecord) => string;
  /** Another place. */
  place: (value: PlacedValue) => string;
  photo: (src: string) => string;
}

/** The names for somebody who sees the files: keys and lines. */
export const byKeys: Naming = {
  noun: () => "Ten plik",
  key: (key) => key,
  item: (_file, item) => item,
  file: ({ file }) => `plik content/${file}`,
  place: ({ record: { source, path: start }, path }) =>
    `content/${source.file}:${source.positionOf([...start, ...path]).line}`,
  photo: (src) => src,
};

/** What a problem is about, in its reader's words. */
export function subjectOf(about: PlacedValue | undefined, naming: Naming = byKeys): Subject {
  if (!about) return { ...NO_SUBJECT, naming };
  const { model, source, path } = about.record;
  return subjectAt(model, source, [...path, ...about.path], naming);
}

const NO_SUBJECT: Omit<Subject, "naming"> = {
  thing: "",
  field: "",
  value: "",
  inside: "",
  key: undefined,
  schema: undefined,
  description: "",
  data: undefined,
  written: "",
};

/** Names the innermost thing that a path inside a file leads to, and the rest of the path. */
export function subjectAt(
  model: Model,
  source: Pick<ContentFile, "data" | "sourceOf">,
  path: readonly PropertyKey[],
  naming: Naming,
): Subject {
  const { data: whole } = source;
  const noun = model.noun ?? (model.isList ? "Wpis" : naming.noun(model));
  const things = model.isList ? [] : [noun + titleAfter(whole, model.titleKey)];
  let schema: z.ZodType | undefined = fileSchema(model);
  let keys: string[] = [];
  let number = "";
  for (const [depth, key] of path.entries()) {
    const outer: z.ZodType | undefined = schema && unwrap(schema);
    if (outer instanceof z.ZodArray && typeof key === "number") {
      schema = outer.element as z.ZodType;
      const { kind, label, titleKey } = factsOf(schema);
      const isRecord = model.isList && depth === 0;
      const own = isRecord ? noun : kind?.kind === "object" ? label : undefined;
      if (own === undefined) number = ` (${key + 1}. na liście)`;
      else {
        const item = valueAt(whole, path.slice(0, depth + 1));
        const title = titleAfter(item, isRecord ? model.titleKey : titleKey);
        things.push(`${own} ${key + 1}${title}`);
        keys = [];
      }
    } else {
      schema = outer instanceof z.ZodObject ? (outer.shape[String(key)] as z.ZodType) : undefined;
      keys = [...keys, naming.key(String(key), schema)];
    }
  }
  const [outermost = naming.noun(model), ...inner] = things;
  const innermost = inner.at(-1);
  const thing = innermost === undefined ? outermost : naming.item(outermost, innermost);
  const field = keys.length > 0 ? `„${keys.join(" → ")}”${number}` : "";
  const data = valueAt(whole, path);
  return {
    thing,
    field,
    value: field ? `${thing}: pozycja ${field}` : thing,
    inside: field ? `${thing}: w pozycji ${field}` : `${thing}: tu`,
    key: path.at(-1),
    schema,
    description: descriptionOf(schema) ?? "",
    data,
    written: typeof data === "string" ? data : source.sourceOf(path),
    naming,
  };
}

/** ` „Ile trwa założenie ogrodu?”`, or nothing where the thing has no title. */
function titleAfter(value: unknown, key: string | undefined): string {
  const title = titleOf(value, key);
  return title === "" ? "" : ` ${quoted(title)}`;
}
