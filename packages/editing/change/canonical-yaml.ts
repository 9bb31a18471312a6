import { Document } from "yaml";
import { z } from "zod";
import { slug } from "@typed-site/utils";
import { f, fileSchema, isMapping, type Model } from "gatsby-plugin-typed-content";
import { cleanPastedText } from "../forms/paste/clean-pasted-text";

/**
 * The one form in which content is kept, so that a save in the editing page changes only what was
 * edited: keys in the model's order, block style, no folded lines, quotes only where YAML needs them.
 * YAML 1.1 counts as well as 1.2, because many tools read the older one.
 */
export function canonicalYaml(model: Model, data: unknown): string {
  const document = new Document(inOrder(fileSchema(model), data), {
    compat: "yaml-1.1",
    aliasDuplicateObjects: false,
  });
  return document.toString({ lineWidth: 0, blockQuote: "literal" });
}

/**
 * A text in that form with the comments that stood above the same keys before: an editor's form knows none,
 * and they say where a thing was looked up.
 * @param before the text as it was; comments count above keys of the file itself, not deeper or in lists
 */
export function keepComments(text: string, before: string): string {
  const comments = [...before.matchAll(/^((?:#.*\n)+)(\w+:)/gm)];
  return comments.reduce(
    (kept, [, comment, key]) =>
      kept.replace(new RegExp(`^${key}`, "m"), (line) => `${comment}${line}`),
    text,
  );
}

/**
 * What an editor's form sent, as content: a line holds no line break and what its field adds to it, Markdown of
 * several lines ends with a line break, and what was left empty is no key at all, an empty list where a list must be,
 * or a short name made of what stands beside it.
 * @param makesNames whether a name is made
 */
export function tidyData(schema: z.ZodType, value: unknown, makesNames = true): unknown {
  return inside(schema, value, (field, item, beside) => {
    if (item === undefined || item === null || item === "") {
      if (isNeededList(field)) return [];
      const source = makesNames && beside[f.factsOf(field).sourceKey ?? ""];
      return typeof source === "string" ? slug(source) || undefined : undefined;
    }
    if (typeof item !== "string") return item;
    const kind = f.kindOf(field)?.kind;
    if (kind !== "markdown") {
      const isTyped = kind === "text" || kind === "key" || kind === "id";
      const line = isTyped ? cleanPastedText(item) : item;
      return f.complete(field, inOneLine(line));
    }
    const text = cleanPastedText(item).trim();
    return item.includes("\n") ? `${text}\n` : text;
  });
}

const inOneLine = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");

const isNeededList = (schema: z.ZodType) =>
  schema instanceof z.ZodArray && !schema.safeParse(undefined).success;

const inOrder = (schema: z.ZodType, value: unknown) => inside(schema, value, (_, item) => item);

/** A copy in the model's order of keys, without what is empty and may be missing; keys
 * unknown to the model come last. */
function inside(
  schema: z.ZodType,
  value: unknown,
  leaf: (schema: z.ZodType, value: unknown, beside: Record<string, unknown>) => unknown,
  beside: Record<string, unknown> = {},
): unknown {
  const bare = f.unwrap(schema);
  if (bare instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown) => inside(bare.element as z.ZodType, item, leaf));
  }
  if (!(bare instanceof z.ZodObject) || !isMapping(value)) return leaf(schema, value, beside);
  const entries = [
    ...Object.entries(bare.shape).map(([key, field]): [string, unknown] => [
      key,
      inside(field as z.ZodType, value[key], leaf, value),
    ]),
    ...Object.entries(value).filter(([key]) => !(key in bare.shape)),
  ];
  const kept = entries.filter(([, item]) => item !== undefined);
  const isEmpty = kept.every(([, item]) => Array.isArray(item) && item.length === 0);
  const isNothing = isEmpty && schema.safeParse(undefined).success;
  return isNothing ? undefined : Object.fromEntries(kept);
}
