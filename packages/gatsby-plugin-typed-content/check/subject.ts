import type { z } from "zod";
import { descriptionOf, entryOf, factsOf, fieldsOf, wordsOf } from "../fields";
import type { Wording } from "../languages/wording";
import { fileSchema, type Model, type ModelRecord } from "../model";
import type { ContentFile } from "../read/content-file";
import { titleOf, valueAt } from "../walk-fields";
import { shortTitle } from "../words";

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

/** A value and what the model says of it, in no language. */
export interface SubjectFacts {
  /** The last key or index of its path. */
  key?: PropertyKey;
  /** What the model says of the value; undefined where the path leads out of the model. */
  schema?: z.ZodType;
  /** The value itself. */
  data?: unknown;
  /** A text as it is read, anything else as it is written in the file. */
  shown: string;
}

/** What a sentence may say of a value. All is empty for a problem of a file or a photo alone. */
export interface Subject extends SubjectFacts {
  /** The innermost thing that the value is in, in an editor's words: `Pytanie 3 „Ile trwa…”`, `Strona główna`. */
  owner: string;
  /** Keys between the thing and the value: `„hero → photo”`, `„needs” (2. na liście)`; empty for the thing itself. */
  field: string;
  /** Begins a sentence about the value: `Pytanie 3: pozycja „answer”`. */
  value: string;
  /** Begins a sentence about what is in the value: `Pytanie 3: w pozycji „answer”`. */
  within: string;
  /** What its field is for, in the model's words. */
  description: string;
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
export const byKeys = (wording: Wording): Naming => ({
  noun: () => wording.thisFile,
  key: (key) => key,
  item: (_file, item) => item,
  file: ({ file }) => wording.file(file),
  place: ({ record: { source, path: start }, path }) =>
    `content/${source.file}:${source.positionOf([...start, ...path]).line}`,
  photo: (src) => src,
});

/** What a problem is about, in its reader's words. */
export function subjectOf(
  about: PlacedValue | undefined,
  wording: Wording,
  naming = byKeys(wording),
): Subject {
  if (!about) {
    return { owner: "", field: "", value: "", within: "", description: "", shown: "", naming };
  }
  const { model, source, path } = about.record;
  return subjectAt(model, source, [...path, ...about.path], wording, naming);
}

/** A step of a path inside a file. */
interface Step {
  key: PropertyKey;
  /** What the model says of the value there; undefined where the path has left the model. */
  schema: z.ZodType | undefined;
  /** Whether the key is a place in a list. */
  isEntry: boolean;
}

function stepsOf(model: Model, path: readonly PropertyKey[]): Step[] {
  let schema: z.ZodType | undefined = fileSchema(model);
  return path.map((key) => {
    const outer: z.ZodType | undefined = schema;
    const entry = outer && typeof key === "number" ? entryOf(outer) : undefined;
    schema = entry ?? (outer && fieldsOf(outer)?.[String(key)]);
    return { key, schema, isEntry: entry !== undefined };
  });
}

/** What the model says of the value at a path inside a file. */
const schemaOf = (model: Model, path: readonly PropertyKey[]) =>
  path.length > 0 ? stepsOf(model, path).at(-1)?.schema : fileSchema(model);

/** The fields of a group of a record with their keys; none where it is no group. */
export function fieldsAt({ record, path }: PlacedValue): [string, z.ZodType][] {
  const schema = schemaOf(record.model, [...record.path, ...path]);
  return Object.entries((schema && fieldsOf(schema)) ?? {});
}

/**
 * What an entry of a list is called, and the key of its title, where it has one; undefined for other steps, and for
 * entries that are called by their number.
 */
function namesOf(model: Model, { schema, isEntry }: Step, depth: number, wording: Wording) {
  if (!isEntry || !schema) return undefined;
  if (model.isList && depth === 0) {
    return { noun: model.noun ?? wording.entry, titleKey: model.titleKey };
  }
  const { kind, titleKey } = factsOf(schema);
  const noun = kind?.kind === "object" ? wordsOf(schema, wording).label : undefined;
  return noun === undefined ? undefined : { noun, titleKey };
}

/** Names the innermost thing that a path inside a file leads to, and the rest of the path. */
export function subjectAt(
  model: Model,
  source: Pick<ContentFile, "data" | "sourceOf">,
  path: readonly PropertyKey[],
  wording: Wording,
  naming: Naming,
): Subject {
  const steps = stepsOf(model, path);
  const names = steps.map((step, depth) => namesOf(model, step, depth, wording));
  const titleAfter = (value: unknown, titleKey: string | undefined) => {
    const title = titleOf(value, titleKey);
    return title === "" ? "" : ` ${wording.quoted(shortTitle(title))}`;
  };
  const entries = names.flatMap((name, depth) => {
    if (!name) return [];
    const title = titleAfter(valueAt(source.data, path.slice(0, depth + 1)), name.titleKey);
    return `${name.noun} ${Number(path[depth]) + 1}${title}`;
  });
  const file = model.isList
    ? entries.shift()
    : (model.noun ?? naming.noun(model)) + titleAfter(source.data, model.titleKey);
  const innermost = entries.at(-1);
  const outermost = file ?? naming.noun(model);
  const owner = innermost === undefined ? outermost : naming.item(outermost, innermost);
  const field = fieldAt(steps.slice(names.findLastIndex(Boolean) + 1), wording, naming);
  const schema = schemaOf(model, path);
  const data = valueAt(source.data, path);
  return {
    owner,
    field,
    value: wording.value(owner, field),
    within: wording.within(owner, field),
    key: path.at(-1),
    schema,
    description: (schema && descriptionOf(schema, wording)) ?? "",
    data,
    shown: typeof data === "string" ? data : source.sourceOf(path),
    naming,
  };
}

/** The keys of some steps, and the place in a list: `„needs” (2. na liście)`; empty where there are no keys. */
function fieldAt(steps: readonly Step[], wording: Wording, naming: Naming): string {
  const keys = steps.flatMap(({ key, schema, isEntry }) =>
    isEntry ? [] : naming.key(String(key), schema),
  );
  const entry = steps.findLast(({ isEntry }) => isEntry);
  const number = entry ? wording.inList(Number(entry.key) + 1) : "";
  return keys.length > 0 ? wording.quoted(keys.join(" → ")) + number : "";
}
