import { z } from "zod";
import { type FieldKind, kindOf, unwrap } from "./fields";

/** One text in a record's data, with what the model says of it. */
export interface TextField {
  kind: FieldKind | undefined;
  schema: z.ZodType;
  value: string;
  path: PropertyKey[];
}

/** One group of keys in a record's data. */
export interface GroupField {
  value: Record<string, unknown>;
  path: PropertyKey[];
}

/**
 * All texts of a record, by its model. Data that doesn't fit the model is passed over, so that a
 * mistake in one place doesn't hide the mistakes in others.
 */
export function textFields(
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): TextField[] {
  if (typeof value === "string") return [{ kind: kindOf(schema), schema, value, path }];
  return inside(schema, value, path).flatMap((field) =>
    textFields(field.schema, field.value, field.path),
  );
}

/** All groups of keys of a record, the outer before the inner. */
export function groupFields(
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): GroupField[] {
  const own = isMapping(value) ? [{ value, path }] : [];
  const inner = inside(schema, value, path).flatMap((field) =>
    groupFields(field.schema, field.value, field.path),
  );
  return [...own, ...inner];
}

/** The value that a path leads to; undefined where it leads out of the data. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

/** A mapping, as opposed to a list, a text or nothing. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inside(wrapped: z.ZodType, value: unknown, path: PropertyKey[]) {
  const schema = unwrap(wrapped);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown, index) => ({
      schema: schema.element as z.ZodType,
      value: item,
      path: [...path, index],
    }));
  }
  if (schema instanceof z.ZodObject && isMapping(value)) {
    return Object.entries(schema.shape).map(([key, field]) => ({
      schema: field as z.ZodType,
      value: value[key],
      path: [...path, key],
    }));
  }
  return [];
}
