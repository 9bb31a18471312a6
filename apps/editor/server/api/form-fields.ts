import { z } from "zod";
import { withoutAnchor } from "@typed-site/utils";
import {
  type Content,
  type ContentFile,
  f,
  fileSchema,
  type Model,
  PAGE,
  polish,
} from "gatsby-plugin-typed-content";
import type { Choice, Control, FormField, GroupField, ListField } from "../../shared/contract";
import { choicesOf } from "../wording/choices";
import { type FieldContext, fieldContext } from "./field-context";

/** The hint below a field that takes its value from another one while it is empty. */
const FILLS_ITSELF = "Puste pole wypełni się samo.";

/** What a button says that adds something, in the accusative. */
export const addLabel = (add = "") => `Dodaj ${add}`.trim();

/**
 * The form of a file: a group of fields, or a list of such groups.
 * @param place the file's place below `content/`, from which the ways to its photos are counted
 */
export function formFields(
  content: Content,
  files: ContentFile[],
  model: Model,
  place: string,
): FormField {
  const { label, noun = label, add, titleKey, description: hint } = model;
  const form = fieldOf(fileSchema(model), fieldContext(content, files, model, place), []);
  if (form.kind === "group") return { ...form, label, titleKey };
  if (form.kind !== "list" || form.entry.kind !== "group") return { ...form, label };
  return {
    ...form,
    label,
    hint,
    noun,
    addLabel: addLabel(add),
    entry: { ...form.entry, label: noun, titleKey },
  };
}

/**
 * The form of a value and all that is in it.
 * @param path the keys that lead to it, without the numbers of lists
 */
function fieldOf(schema: z.ZodType, context: FieldContext, path: readonly string[]): FormField {
  const [fields, entry] = [f.fieldsOf(schema), f.entryOf(schema)];
  if (fields) return groupField(schema, fields, context, path);
  if (entry) return listField(schema, entry, context, path);
  const { isOfPhoto, hiddenInLists } = f.factsOf(schema);
  return {
    ...wordsOf(schema, path),
    ...controlOf(f.unwrap(schema), context, path),
    ...(isOfPhoto && { isOfPhoto }),
    ...(hiddenInLists && { hiddenInLists }),
  };
}

/** What stands at a field, and whether it must be filled in. */
function wordsOf(schema: z.ZodType, path: readonly string[]) {
  const { sourceKey } = f.factsOf(schema);
  const { label = path.at(-1) ?? "" } = f.wordsOf(schema, polish);
  const hint = [f.hintOf(schema, polish), sourceKey !== undefined && FILLS_ITSELF]
    .filter(Boolean)
    .join(" ");
  const isNeeded = sourceKey === undefined && !schema.safeParse(undefined).success;
  return {
    label,
    ...(hint && { hint }),
    isNeeded,
  };
}

function groupField(
  schema: z.ZodType,
  schemas: Readonly<Record<string, z.ZodType>>,
  context: FieldContext,
  path: readonly string[],
): GroupField {
  const fields = Object.entries(schemas).map(([key, inner]) => [
    key,
    fieldOf(inner, context, [...path, key]),
  ]);
  return {
    kind: "group",
    ...wordsOf(schema, path),
    titleKey: f.factsOf(schema).titleKey,
    fields: Object.fromEntries(fields) as GroupField["fields"],
  };
}

function listField(
  schema: z.ZodType,
  element: z.ZodType,
  context: FieldContext,
  path: readonly string[],
): ListField {
  const entry = fieldOf(element, context, path);
  const { kind, add } = f.factsOf(element);
  const named = kind?.kind === "reference" ? context.modelOf(kind.to) : undefined;
  return {
    kind: "list",
    ...wordsOf(schema, path),
    noun: named?.noun ?? entry.label,
    addLabel: addLabel(named?.add ?? add),
    entry,
  };
}

/** The control for a value that is no group and no list. */
function controlOf(schema: z.ZodType, context: FieldContext, path: readonly string[]): Control {
  const { kind, rows = 1, suggest, uses } = f.factsOf(schema);
  switch (kind?.kind) {
    case "photoFile":
      return {
        kind: "photo",
        folder: context.photoFolderOf(path),
        pathToContent: context.pathToContent,
      };
    case "date":
    case "degrees":
      return { kind: kind.kind };
    case "reference": {
      const choices = context.choicesOf(kind.to);
      const places = kind.to === PAGE ? placesOnPages(context.valuesOf(path), choices) : [];
      return { kind: "choice", choices: [...choices, ...places] };
    }
  }
  const choices = choicesOf(schema);
  if (choices) return { kind: "choice", choices };
  if (schema instanceof z.ZodBoolean) return { kind: "yesNo" };
  if (schema instanceof z.ZodNumber) return { kind: "number" };
  return {
    kind: "text",
    rows,
    ...(kind?.kind === "markdown" && { isMarkdown: true }),
    ...(uses && { mustHavePlaceholders: true }),
    ...lettersOf(schema),
    ...(suggest && { proposals: context.valuesOf(path) }),
  };
}

/** The places on pages to which links lead already: `/oferta#cennik`. */
const placesOnPages = (addresses: readonly string[], pages: readonly Choice[]): Choice[] =>
  addresses
    .filter((address) => address.includes("#"))
    .map((value) => {
      const page = pages.find((one) => one.value === withoutAnchor(value));
      return { value, label: `${page?.label ?? value}, miejsce „${value.replace(/^.*#/, "")}”` };
    });

/** The bounds of a text that has some on both sides, to count its letters. */
function lettersOf(schema: z.ZodType): { letters?: [least: number, most: number] } {
  const { minLength, maxLength } = z.toJSONSchema(schema, { unrepresentable: "any" });
  return minLength && maxLength ? { letters: [minLength, maxLength] } : {};
}
