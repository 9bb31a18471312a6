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
  owner: string;
  /** Keys between the thing and the value: `„hero → photo”`, `„needs” (2. na liście)`; empty for the thing itself. */
  field: string;
  /** Begins a sentence about the value: `Pytanie 3: pozycja „answer”`. */
  value: string;
  /** Begins a sentence about what is in the value: `Pytanie 3: w pozycji „answer”`. */
  within: string;
  /** The last key or index of its path. */
  key?: PropertyKey;
  /** What the model says of the value; undefined where the path leads out of the model. */
  schema?: z.ZodType;
  /** What its field is for, in the model's words. */
  description: string;
  /** The value itself. */
  data?: unknown;
  /** A text as it is read, anything else as it is written in the file. */
  shown: string;
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
  if (!about) {
    return { owner: "", field: "", value: "", within: "", description: "", shown: "", naming };
  }
  const { model, source, path } = about.record;
  return subjectAt(model, source, [...path, ...about.path], naming);
}

/** A step of a path inside a file. */
interface Step {
  key: PropertyKey;
  /** What the model says of the value there; undefined where the path has left the model. */
  schema: z.ZodType | undefined;
  /** Whether the key is a place in a list. */
  isEntry: boolean;
  /** What an entry of the list is called; undefined for other steps, and for entries that are called by their number. */
  noun?: string;
  /** The key of the title of such an entry, where it has one. */
  titleKey?: string;
}

function stepsOf(model: Model, path: readonly PropertyKey[]): Step[] {
  let schema: z.ZodType | undefined = fileSchema(model);
  return path.map((key, depth) => {
    const outer: z.ZodType | undefined = schema && unwrap(schema);
    if (outer instanceof z.ZodArray && typeof key === "number") {
      schema = outer.element as z.ZodType;
      const { kind, label, titleKey } = factsOf(schema);
      const words =
        model.isList && depth === 0
          ? { noun: model.noun ?? "Wpis", titleKey: model.titleKey }
          : { noun: kind?.kind === "object" ? label : undefined, titleKey };
      return { key, schema, isEntry: true, ...words };
    }
    schema = outer instanceof z.ZodObject ? (outer.shape[String(key)] as z.ZodType) : undefined;
    return { key, schema, isEntry: false };
  });
}

/** Names the innermost thing that a path inside a file leads to, and the rest of the path. */
export function subjectAt(
  model: Model,
  source: Pick<ContentFile, "data" | "sourceOf">,
  path: readonly PropertyKey[],
  naming: Naming,
): Subject {
  const steps = stepsOf(model, path);
  const entries = steps.flatMap(({ key, noun, titleKey }, depth) => {
    if (noun === undefined) return [];
    const title = titleAfter(valueAt(source.data, path.slice(0, depth + 1)), titleKey);
    return `${noun} ${Number(key) + 1}${title}`;
  });
  const file = model.isList ? entries.shift() : fileName(model, source.data, naming);
  const innermost = entries.at(-1);
  const outermost = file ?? naming.noun(model);
  const owner = innermost === undefined ? outermost : naming.item(outermost, innermost);
  const field = fieldAt(
    steps.slice(steps.findLastIndex(({ noun }) => noun !== undefined) + 1),
    naming,
  );
  const schema = steps.length > 0 ? steps.at(-1)?.schema : fileSchema(model);
  const data = valueAt(source.data, path);
  return {
    owner,
    field,
    value: field ? `${owner}: pozycja ${field}` : owner,
    within: field ? `${owner}: w pozycji ${field}` : `${owner}: tu`,
    key: path.at(-1),
    schema,
    description: descriptionOf(schema) ?? "",
    data,
    shown: typeof data === "string" ? data : source.sourceOf(path),
    naming,
  };
}

/** What a file with one record is called. */
const fileName = (model: Model, data: unknown, naming: Naming) =>
  (model.noun ?? naming.noun(model)) + titleAfter(data, model.titleKey);

/** The keys of some steps, and the place in a list: `„needs” (2. na liście)`; empty where there are no keys. */
function fieldAt(steps: readonly Step[], naming: Naming): string {
  const keys = steps.flatMap(({ key, schema, isEntry }) =>
    isEntry ? [] : naming.key(String(key), schema),
  );
  const entry = steps.findLast(({ isEntry }) => isEntry);
  const number = entry ? ` (${Number(entry.key) + 1}. na liście)` : "";
  return keys.length > 0 ? `„${keys.join(" → ")}”${number}` : "";
}

/** ` „Ile trwa założenie ogrodu?”`, or nothing where the thing has no title. */
function titleAfter(value: unknown, key: string | undefined): string {
  const title = titleOf(value, key);
  return title === "" ? "" : ` ${quoted(title)}`;
}
