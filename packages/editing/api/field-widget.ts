import { z } from "zod";
import { f, PAGE } from "../../content-model";
import { type Choice, choicesOf } from "../change/labels";
import type { FieldOptions, WidgetName } from "../contract";
import type { Surroundings } from "./content-facts";

/** How a form shows a value that is no group and no list. */
export interface FieldWidget {
  /** None where RJSF's own widget is right. */
  widget?: WidgetName;
  options: FieldOptions;
  choices?: Choice[];
}

/** Longer lines get a field of several rows. */
const ROW_LENGTH = 60;

/**
 * The widget for a value that is no group and no list.
 * @param schema the value's schema, below `optional()` and `default()`
 * @param described the schema that has the description
 * @param path the keys that lead to the value, with dots, without the numbers of lists
 */
export function fieldWidget(
  schema: z.ZodType,
  described: z.ZodType,
  { facts, up }: Surroundings,
  path: string,
): FieldWidget {
  const kind = f.kindOf(schema);
  switch (kind?.kind) {
    case "photoFile":
      return { widget: "photo", options: { photoFolder: facts.photoFolder(path), up } };
    case "date":
      return { widget: "date", options: {} };
    case "degrees":
      return { widget: "coordinates", options: {} };
    case "reference": {
      const choices = facts.choices(kind.to);
      if (kind.to !== PAGE) return { widget: "choice", options: {}, choices };
      // Links of menus may carry an anchor, so a page's address is typed.
      return { widget: "line", options: { proposals: choices.map(({ value }) => value) } };
    }
  }
  const choices = choicesOf(described);
  if (choices) return { widget: "choice", options: {}, choices };
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodNumber) return { options: {} };
  return textWidget(schema, kind?.kind === "markdown", facts, path);
}

function textWidget(
  schema: z.ZodType,
  isMarkdown: boolean,
  facts: Surroundings["facts"],
  path: string,
): FieldWidget {
  const isLong = isMarkdown || facts.longest(path) > ROW_LENGTH;
  const { minLength, maxLength } = z.toJSONSchema(schema, { unrepresentable: "any" });
  const proposals = isLong ? [] : facts.repeated(path);
  return {
    widget: isLong ? "longText" : "line",
    options: {
      ...(isMarkdown && { isMarkdown }),
      ...(minLength && maxLength && { letters: [minLength, maxLength] }),
      ...(proposals.length > 0 && { proposals }),
    },
  };
}
