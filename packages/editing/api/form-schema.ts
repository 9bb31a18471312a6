import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { z } from "zod";
import {
  type Content,
  type ContentFile,
  f,
  fileSchema,
  type Model,
  schemaOf,
} from "../../content-model";
import { accusative, hintOf, labelOf, labelOfModel, shortLabel } from "../change/labels";
import type { FieldOptions } from "../contract";
import { contentFacts, type Surroundings } from "./content-facts";
import { fieldWidget } from "./field-widget";

/** The hint below a field that takes its value from another one while it is empty. */
const MADE = "Puste pole wypełni się samo.";

/** A form: the JSON Schema (draft 7) of its data, and the widgets of its fields. */
export interface FormSchema {
  schema: RJSFSchema;
  uiSchema: UiSchema;
}

/**
 * The form of a file, made of its model: labels and hints are the model's descriptions, choices are what the
 * content holds now.
 * @param place the file's place below `content/`, from which the ways to its photos are counted
 */
export function formSchema(
  content: Content,
  files: ContentFile[],
  model: Model,
  place: string,
): FormSchema {
  const around: Surroundings = {
    facts: contentFacts(content, files, model.typeName),
    up: "../".repeat(place.split("/").length - 1),
  };
  const { $schema: _, ...json } = schemaOf(model, content.knownKeys(files)) as RJSFSchema;
  const { schema, uiSchema } = formOf(fileSchema(model), json, around, []);
  const named = { ...schema, title: labelOfModel(model), description: model.description };
  if (!model.isList) return { schema: named, uiSchema };
  const options = listOptions(model.noun ?? labelOfModel(model));
  return {
    schema: named,
    uiSchema: {
      ...uiSchema,
      "ui:options": options,
    },
  };
}

/**
 * The form of a value and all that is in it.
 * @param json the value's JSON Schema as the content model makes it
 * @param path the keys that lead to it, without the numbers of lists
 */
function formOf(
  zod: z.ZodType,
  json: RJSFSchema,
  around: Surroundings,
  path: readonly string[],
): FormSchema {
  const bare = f.unwrap(zod);
  const described = describe(zod, json, path.at(-1) ?? "");
  if (bare instanceof z.ZodObject) return groupForm(bare, described, around, path);
  if (bare instanceof z.ZodArray) return listForm(bare, described, around, path);
  const { choices, widget, options } = fieldWidget(bare, zod, around, path.join("."));
  const all: FieldOptions = {
    ...options,
    ...(f.isOfPhoto(zod) && { isOfPhoto: true }),
  };
  const { enum: _, examples: __, pattern: ___, ...plain } = described;
  return {
    schema: {
      ...plain,
      ...(choices && {
        oneOf: choices.map(({ value, label }) => ({ const: value, title: label })),
      }),
      // The words for each choice stand in the description, and are in the menu.
      ...((choices || widget === "photo") && { description: undefined }),
    },
    uiSchema: {
      ...(widget && { "ui:widget": widget }),
      ...(Object.keys(all).length > 0 && { "ui:options": { ...all } }),
    },
  };
}

/** A JSON Schema with its label and its hint in place of the model's description. */
function describe(zod: z.ZodType, json: RJSFSchema, key: string): RJSFSchema {
  const described = hintOf(f.descriptionOf(zod) ?? key);
  const description = f.sourceKeyOf(zod) === undefined ? described : `${described} ${MADE}`;
  const title = labelOf(description);
  return {
    ...json,
    title,
    description: description === `${title}.` ? undefined : description,
  };
}

function groupForm(
  { shape }: z.ZodObject,
  json: RJSFSchema,
  around: Surroundings,
  path: readonly string[],
): FormSchema {
  const forms = Object.entries<z.ZodType>(shape).map(([key, field]) => {
    const inner = json.properties?.[key] as RJSFSchema;
    return [key, formOf(field, inner, around, [...path, key])] as const;
  });
  const isMade = (key: string) => f.sourceKeyOf(shape[key] as z.ZodType) !== undefined;
  return {
    schema: {
      ...json,
      properties: Object.fromEntries(forms.map(([key, { schema }]) => [key, schema])),
      required: (json.required ?? []).filter((key) => !isMade(key)),
    },
    uiSchema: Object.fromEntries(forms.map(([key, { uiSchema }]) => [key, uiSchema])),
  };
}

function listForm(
  { element }: z.ZodArray,
  json: RJSFSchema,
  around: Surroundings,
  path: readonly string[],
): FormSchema {
  const item = element as z.ZodType;
  const { schema, uiSchema } = formOf(item, json.items as RJSFSchema, around, path);
  const options = listOptions(nounOf(item, around) ?? shortLabel(String(schema.title)));
  return {
    schema: {
      ...json,
      items: schema,
    },
    uiSchema: {
      "ui:options": options,
      items: uiSchema,
    },
  };
}

const listOptions = (noun: string) =>
  ({
    noun,
    addLabel: `Dodaj ${accusative(noun.toLowerCase())}`,
  }) satisfies FieldOptions;

/** What one entry of a list is called, where its model or what it names says so. */
function nounOf(schema: z.ZodType, { facts }: Surroundings): string | undefined {
  const kind = f.kindOf(schema);
  if (kind?.kind === "reference") return facts.noun(kind.to);
  return kind?.kind === "object" ? kind.noun : undefined;
}
