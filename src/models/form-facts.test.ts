import type { z } from "zod";
import { f } from "gatsby-plugin-typed-content";
import { content } from "../content";

type Facts = ReturnType<typeof f.factsOf>;

/** A field with all fields in it, by their names: `Company.socials.url`; entries of a list are called as the list. */
function fieldsIn(name: string, schema: z.ZodType): [name: string, facts: Facts][] {
  const entry = f.entryOf(schema) ?? schema;
  const inside = Object.entries(f.fieldsOf(entry) ?? {});
  return [
    [name, { ...f.factsOf(schema), ...f.factsOf(entry) }],
    ...inside.flatMap(([key, field]) => fieldsIn(`${name}.${key}`, field)),
  ];
}

const fields = content.models.flatMap(({ typeName, shape }) => fieldsIn(typeName, shape));

// What a form does by itself, which no file shows.
test.each<[string, (facts: Facts) => unknown, string[]]>([
  [
    "proposes what other entries say",
    ({ suggest }) => suggest,
    [
      "Town.county",
      "Town.protection.areas",
      "EquipmentItem.facts.name",
      "FellingRules.rules.when.asked",
      "FellingRules.rules.when.oneOf",
      "FellingRules.rules.outcome",
      "FellingRules.girth.usual.asked",
      "FellingRules.girth.usual.given",
      "Transformation.hint",
    ],
  ],
  [
    "forgets what was said of a photo when another takes its place",
    ({ isOfPhoto }) => isOfPhoto,
    ["Gallery.photos.visualisation", "Transformation.pairs.visualisation"],
  ],
  [
    "makes a short name of another field",
    ({ sourceKey }) => sourceKey,
    ["FaqItem.slug of question", "SeasonReason.slug of title"],
  ],
  [
    "completes what was typed",
    ({ completion }) => completion !== undefined,
    [
      "Company.quotesPhone.number",
      "Company.otherPhones.number",
      "Company.socials.url",
      "Company.publicProfiles.url",
      "Company.address.postalCode",
      "Company.credit.url",
      "Review.source.url",
      "Town.office.address",
      "FellingRules.act.address",
    ],
  ],
])("a form %s in these fields", (_, fact, expected) => {
  const found = fields.flatMap(([name, facts]) => {
    const value = fact(facts);
    return value ? [typeof value === "string" ? `${name} of ${value}` : name] : [];
  });
  expect(found).toEqual(expected);
});
