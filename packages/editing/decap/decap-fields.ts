import { z } from "zod";
import { f } from "../../content-model";
import type { Surroundings } from "./content-facts";
import type { DecapField } from "./decap-field";
import { decapWidget } from "./decap-widget";
import { accusative, hintOf, labelOf, shortLabel } from "./labels";

/** What is said of a field that is made of another where it is left empty. */
const MADE = "Puste pole wypełni się samo.";

/** The fields of a group of keys, with the path of keys without list numbers that leads there. */
export function decapFields(
  shape: Record<string, z.ZodType>,
  around: Surroundings,
  path: readonly string[] = [],
): DecapField[] {
  return Object.entries(shape).map(([key, schema]) =>
    decapField(key, schema, around, [...path, key]),
  );
}

function decapField(
  name: string,
  schema: z.ZodType,
  around: Surroundings,
  path: readonly string[],
): DecapField {
  const described = hintOf(schema.description ?? f.unwrap(schema).description ?? name);
  const isMade = f.sourceKeyOf(schema) !== undefined;
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
    const fields = decapFields(bare.shape, around, path);
    return {
      ...base,
      widget: "object",
      // Decap would ask for what is in a group also where the whole group may be missing.
      fields: base.required ? fields : fields.map((field) => ({ ...field, required: false })),
    };
  }
  if (!(bare instanceof z.ZodArray)) {
    return { ...base, ...decapWidget(bare, description, around, path.join(".")) };
  }
  const element = bare.element as z.ZodType;
  const item = decapField("item", element, around, path);
  return {
    ...base,
    widget: "list",
    required: !bare.safeParse([]).success,
    label_singular: accusative((nounOf(element, around) ?? shortLabel(item.label)).toLowerCase()),
    collapsed: true,
    ...(item.fields ? { fields: item.fields } : { field: item }),
  };
}

/** What one entry of a list is called, where its model or what it names says so. */
function nounOf(schema: z.ZodType, { facts }: Surroundings): string | undefined {
  const kind = f.kindOf(schema);
  return kind?.kind === "reference"
    ? facts.noun(kind.to)
    : kind?.kind === "object"
      ? kind.noun
      : undefined;
}
