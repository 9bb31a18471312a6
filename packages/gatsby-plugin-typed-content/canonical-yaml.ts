import { Document } from "yaml";
import type { z } from "zod";
import { entryOf, fieldsOf } from "./fields";
import { fileSchema, type Model } from "./model";
import { isMapping } from "./walk-fields";

/**
 * The one form in which content is kept, so that a program that writes it changes only what was
 * edited: keys in the model's order, block style, no folded lines, quotes only where YAML needs them.
 * YAML 1.1 counts as well as 1.2, because many tools read the older one.
 */
export function canonicalYaml(model: Model, data: unknown): string {
  const document = new Document(inOrder(fileSchema(model), data), { compat: "yaml-1.1" });
  return document.toString({ lineWidth: 0 });
}

/**
 * A text in that form with the comments that stood above the same keys before: an editor's form knows none,
 * and they say where a thing was looked up.
 * @param before the text as it was; comments count above keys of the file itself, and above entries of its
 * list whose first line is the same; not deeper
 */
export function keepComments(text: string, before: string): string {
  const comments = new Map(
    Array.from(before.matchAll(/^((?:#.*\n)+)(\w+:|- .*)/gm), ([, comment, line]) => [
      line,
      comment,
    ]),
  );
  return text.replace(/^(?:\w+:|- .*)/gm, (line) => {
    const comment = comments.get(line) ?? "";
    comments.delete(line);
    return comment + line;
  });
}

const inOrder = (schema: z.ZodType, value: unknown) => mapLeaves(schema, value, (_, item) => item);

/**
 * A copy in the model's order of keys, without what is empty and may be missing; keys unknown to the model come last.
 * @param leaf what becomes of a value that is neither a list nor a group, with the schema of its field and what stands
 * beside it in its group
 */
export function mapLeaves(
  schema: z.ZodType,
  value: unknown,
  leaf: (schema: z.ZodType, value: unknown, beside: Record<string, unknown>) => unknown,
  beside: Record<string, unknown> = {},
): unknown {
  const entry = entryOf(schema);
  if (entry && Array.isArray(value)) {
    return value.map((item: unknown) => mapLeaves(entry, item, leaf));
  }
  const fields = fieldsOf(schema);
  if (!fields || !isMapping(value)) return leaf(schema, value, beside);
  const entries = [
    ...Object.entries(fields).map(([key, field]): [string, unknown] => [
      key,
      mapLeaves(field, value[key], leaf, value),
    ]),
    ...Object.entries(value).filter(([key]) => !(key in fields)),
  ];
  const kept = entries.filter(([, item]) => item !== undefined);
  const isEmpty = kept.every(([, item]) => Array.isArray(item) && item.length === 0);
  const isNothing = isEmpty && schema.safeParse(undefined).success;
  return isNothing ? undefined : Object.fromEntries(kept);
}
