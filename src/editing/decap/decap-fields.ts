import { z } from "zod";
import { kindOf, unwrap, type ReferenceTarget } from "../../content/fields";
import { models } from "../../content/models";
import { accusative, hintOf, labelOf, shortLabel } from "./labels";

/** A choice in a menu of the editing page. */
export interface Choice {
  label: string;
  value: string;
}

/** A field of Decap's configuration (https://decapcms.org/docs/widgets), as far as it is used here. */
export interface DecapField {
  name: string;
  label: string;
  widget: "string" | "text" | "number" | "boolean" | "select" | "image" | "object" | "list";
  required: boolean;
  hint?: string;
  /** A regular expression and what to do when the value doesn't match it. */
  pattern?: [string, string];
  default?: unknown;
  min?: number;
  max?: number;
  /** Whether a photo may be one from the internet. */
  choose_url?: boolean;
  value_type?: "int" | "float";
  options?: Choice[];
  media_folder?: string;
  public_folder?: string;
  label_singular?: string;
  summary?: string;
  collapsed?: boolean;
  /** Not Decap's: the text is Markdown. */
  markdown?: boolean;
  field?: DecapField;
  fields?: DecapField[];
}

/** What the present content says of a field, by its path of keys without list numbers. */
export interface ContentFacts {
  choices(target: ReferenceTarget): Choice[];
  /** Folder below `photos/` where most photos of this field are: `realizacje`; or empty. */
  photoFolder(path: string): string;
  longest(path: string): number;
}

/** Decap shows hints as Markdown, so its signs are escaped. */
const MARKDOWN_HINT =
  "Pusty wiersz dzieli akapity. Pogrubienie: \\*\\*tekst\\*\\*. Odnośnik: \\[napis\\](/adres). Lista: wiersze od myślnika i spacji.";

const PHOTO_HINT =
  "JPEG, co najmniej 1200 pikseli szerokości. Zbyt duże zdjęcie zmniejszy się samo, a miejsce zrobienia zostanie z niego usunięte.";

/** Longer lines get a field of several rows. */
const ROW_LENGTH = 60;

/**
 * The fields of a group of keys.
 * @param up the way from the file to the content folder: `../`
 */
export function decapFields(
  shape: Record<string, z.ZodType>,
  facts: ContentFacts,
  up: string,
  parent = "",
): DecapField[] {
  return Object.entries(shape).map(([key, schema]) =>
    decapField(key, schema, facts, up, parent === "" ? key : `${parent}.${key}`),
  );
}

function decapField(
  name: string,
  schema: z.ZodType,
  facts: ContentFacts,
  up: string,
  path: string,
): DecapField {
  const description = hintOf(schema.description ?? unwrap(schema).description ?? name);
  const label = labelOf(description);
  const base = {
    name,
    label,
    required: !schema.safeParse(undefined).success,
    ...(description !== `${label}.` && { hint: description }),
    ...(schema instanceof z.ZodDefault && { default: schema.parse(undefined) }),
  };
  const bare = unwrap(schema);
  if (bare instanceof z.ZodObject) {
    const fields = decapFields(bare.shape, facts, up, path);
    return {
      ...base,
      widget: "object",
      // Decap would ask for what is in a group also where the whole group may be missing.
      fields: base.required ? fields : fields.map((field) => ({ ...field, required: false })),
    };
  }
  if (bare instanceof z.ZodArray) return list(bare, base, facts, up, path);
  return { ...base, ...leaf(bare, description, facts, up, path) };
}

function list(
  schema: z.ZodArray,
  base: Omit<DecapField, "widget">,
  facts: ContentFacts,
  up: string,
  path: string,
): DecapField {
  const { minItems: min, maxItems: max } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  });
  const element = schema.element as z.ZodType;
  const item = decapField("item", element, facts, up, path);
  const kind = kindOf(element);
  return {
    ...base,
    widget: "list",
    required: (min ?? 0) > 0,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    label_singular: accusative(
      (
        (kind?.kind === "object" && kind.noun) ||
        targetNoun(element) ||
        shortLabel(item.label)
      ).toLowerCase(),
    ),
    collapsed: true,
    summary: summaryOf(item.fields ?? [item]),
    ...(item.fields ? { fields: item.fields } : { field: item }),
  };
}

/** What the entries are called that a list names. */
function targetNoun(schema: z.ZodType): string | undefined {
  const kind = kindOf(schema);
  return kind?.kind === "reference"
    ? models.find(({ typeName }) => typeName === kind.to)?.noun
    : undefined;
}

/** How a closed entry of a list reads: its first short text, for example its heading. */
export function summaryOf(fields: DecapField[], prefix = "fields."): string {
  const field = fields.find(
    ({ widget, name }) =>
      widget !== "object" && widget !== "image" && !/^(id|icon|network|slug)$/.test(name),
  );
  return `{{${prefix}${(field ?? fields[0])?.name}}}`;
}

function leaf(
  schema: z.ZodType,
  description: string,
  facts: ContentFacts,
  up: string,
  path: string,
): Pick<DecapField, "widget"> & Partial<DecapField> {
  const kind = kindOf(schema);
  if (kind?.kind === "photoFile") {
    const folder = ["photos", facts.photoFolder(path)].filter(Boolean).join("/");
    return {
      widget: "image",
      choose_url: false,
      hint: PHOTO_HINT,
      media_folder: `/${folder}`,
      public_folder: `${up}${folder}`,
    };
  }
  // Links of menus may carry an anchor, so a page's address is typed.
  if (kind?.kind === "reference" && kind.to !== "Page") {
    return { widget: "select", options: facts.choices(kind.to), hint: undefined };
  }
  if (schema instanceof z.ZodEnum)
    return { widget: "select", options: enumChoices(schema, description), hint: undefined };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  const json = z.toJSONSchema(schema, { unrepresentable: "any" });
  if (schema instanceof z.ZodNumber) {
    const { minimum: min, maximum: max } = json;
    return { widget: "number", value_type: json.type === "integer" ? "int" : "float", min, max };
  }
  const isLong = kind?.kind === "markdown" || facts.longest(path) > ROW_LENGTH;
  return {
    widget: isLong ? "text" : "string",
    ...(kind?.kind === "markdown" && {
      hint: `${description} ${MARKDOWN_HINT}`,
      markdown: true,
    }),
    pattern: patternOf(json, description),
  };
}

/** All that the schema asks of a text, as one pattern. */
function patternOf(
  { pattern = "", allOf = [], minLength = 0, maxLength }: z.core.JSONSchema.JSONSchema,
  advice: string,
): [string, string] {
  const patterns = [pattern, ...allOf.map((part) => part.pattern ?? "")].filter(Boolean);
  const parts = patterns.map(
    (one) => `(?=${one.startsWith("^") ? one.slice(1) : `[\\s\\S]*${one}`})`,
  );
  return [`^${parts.join("")}[\\s\\S]{${minLength},${maxLength ?? ""}}$`, advice];
}

/** The words for a choice stand in the field's description: `camera – aparat, tape – miarka`. */
function enumChoices(schema: z.ZodEnum, description: string): Choice[] {
  return schema.options.map((option) => {
    const value = String(option);
    const words = new RegExp(`\\b${value} – ([^,.]+)`).exec(description)?.[1];
    return { label: words ?? value, value };
  });
}
