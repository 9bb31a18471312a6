import type { z } from "zod";
import { entryOf, factsOf, type FieldKind, fieldsOf, kindOf } from "./fields";
import { isMapping } from "./value-at";

export { isMapping, valueAt } from "./value-at";

/** One value in a record's data, with what the model says of it. */
interface Field<Value> {
  schema: z.ZodType;
  value: Value;
  path: PropertyKey[];
}

/** One text in a record's data. */
export interface TextField extends Field<string> {
  kind: FieldKind | undefined;
}

/** The texts of data that were walked before: a check asks for those of each record a dozen times. */
const walked = new WeakMap<object, { schema: z.ZodType; texts: readonly TextField[] }>();

/**
 * All texts of a record, by its model. Data that doesn't fit the model is passed over, so that a
 * mistake in one place doesn't hide the mistakes in others.
 * @param data what is never changed: another text is in other data
 */
export function textFields(schema: z.ZodType, data: unknown): readonly TextField[] {
  const known = typeof data === "object" && data !== null ? data : undefined;
  const before = known && walked.get(known);
  if (before?.schema === schema) return before.texts;
  const texts = fieldsIn({ schema, value: data, path: [] }).flatMap(({ value, ...field }) =>
    typeof value === "string" ? { ...field, value, kind: kindOf(field.schema) } : [],
  );
  if (known) walked.set(known, { schema, texts });
  return texts;
}

/** Whether somebody reads a text: not what only names something, such as a photo's file. Fields of Zod's own are read. */
export const isRead = ({ kind: { kind } = { kind: "text" } }: Pick<TextField, "kind">) =>
  kind === "text" || kind === "key" || kind === "markdown";

/** The places of the values that another photo takes away. */
export const photoFacts = (schema: z.ZodType, data: unknown) =>
  fieldsIn({ schema, value: data, path: [] }).flatMap((field) =>
    factsOf(field.schema).isOfPhoto ? [field.path] : [],
  );

const fieldsIn = (field: Field<unknown>): Field<unknown>[] => [
  field,
  ...partsOf(field).flatMap(fieldsIn),
];

/** The title of a record or a group; empty where it has none. */
export function titleOf(data: unknown, titleKey: string | undefined): string {
  const title = isMapping(data) && titleKey !== undefined ? data[titleKey] : undefined;
  return typeof title === "string" ? title.trim() : "";
}

function partsOf({ schema, value, path }: Field<unknown>): Field<unknown>[] {
  const entry = entryOf(schema);
  if (entry && Array.isArray(value)) {
    return value.map((item: unknown, index) => ({
      schema: entry,
      value: item,
      path: [...path, index],
    }));
  }
  const fields = isMapping(value) ? (fieldsOf(schema) ?? {}) : {};
  return Object.entries(fields).map(([key, part]) => ({
    schema: part,
    value: (value as Record<string, unknown>)[key],
    path: [...path, key],
  }));
}
