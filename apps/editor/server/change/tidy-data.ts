import type { z } from "zod";
import { slug } from "@typed-site/utils";
import { f, mapLeaves } from "gatsby-plugin-typed-content";
import { cleanPastedText } from "../../shared/clean-pasted-text";

/**
 * What an editor's form sent, as content: a line holds no line break and what its field adds to it, Markdown of
 * several lines ends with a line break, and what was left empty is no key at all, an empty list where a list must be,
 * or a short name made of what stands beside it.
 * @param makesNames whether a name is made
 */
export function tidyData(schema: z.ZodType, value: unknown, makesNames = true): unknown {
  return mapLeaves(schema, value, (field, item, beside) => {
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
  f.entryOf(schema) !== undefined && !schema.safeParse(undefined).success;
