import { z } from "zod";
import { f } from "../../content-model";
import type { ContentFacts } from "./content-facts";
import type { DecapField } from "./decap-field";
import { decapWidget } from "./decap-widget";
import { accusative, hintOf, labelOf, shortLabel } from "./labels";

/** What is said of a field that is made of another where it is left empty. */
const MADE = "Puste pole wypełni się samo.";

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
  const described = hintOf(schema.description ?? f.unwrap(schema).description ?? name);
  const isMade = f.madeOf(schema) !== undefined;
  const description = isMade ? `${described} ${MADE}` : described;
  const label = labelOf(description);
  const base = {
    name,
    label,
    required: !isMade && !schema.safeParse(undefined).success,
    ...(description !== `${label}.` && { hint: description }),
    ...(schema instanceof z.ZodDefault && { default: schema.parse(undefined) }),
  };
  const bare = f.unwrap(schema);
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
  return { ...base, ...decapWidget(bare, description, facts, up, path) };
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
  const kind = f.kindOf(element);
  return {
    ...base,
    widget: "list",
    required: (min ?? 0) > 0,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    label_singular: accusative(
      (
        (kind?.kind === "object" && kind.noun) ||
        targetNoun(element, facts) ||
        shortLabel(item.label)
      ).toLowerCase(),
    ),
    collapsed: true,
    ...(item.fields ? { fields: item.fields } : { field: item }),
  };
}

/** What the entries are called that a list names. */
function targetNoun(schema: z.ZodType, facts: ContentFacts): string | undefined {
  const kind = f.kindOf(schema);
  return kind?.kind === "reference" ? facts.noun(kind.to) : undefined;
}
