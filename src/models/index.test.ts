import { listFiles } from "@typed-site/utils/node";
import { polish, schemaOf } from "gatsby-plugin-typed-content";
import { models } from ".";

const isModel = (value: unknown) =>
  typeof value === "object" && value !== null && "typeName" in value && "shape" in value;

/** The modules beside this one. */
const modules = listFiles(__dirname)
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => `./${file.replace(/\.ts$/, "")}`);

test("the list has every model of the folder, each once", async () => {
  const exports = await Promise.all(
    modules.map(async (module) => Object.values((await import(module)) as Record<string, unknown>)),
  );
  const found = new Set(exports.flat().filter(isModel));
  expect(new Set(models)).toEqual(found);
  expect(models).toHaveLength(found.size);
});

interface Schema {
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** The fields of a schema at any depth, by their places. */
function fieldsOf({ properties = {}, required = [], items }: Schema, place: string): Placed[] {
  const own = Object.entries(properties).flatMap(([key, field]): Placed[] => {
    const at = `${place}.${key}`;
    return [{ at, field, isNeeded: required.includes(key) }, ...fieldsOf(field, at)];
  });
  return items ? [...own, ...fieldsOf(items, place)] : own;
}

interface Placed {
  at: string;
  field: Schema;
  isNeeded: boolean;
}

const fields = models.flatMap((model) =>
  fieldsOf(schemaOf(model, new Map(), polish) as Schema, model.typeName),
);
const optional = fields.filter(({ isNeeded }) => !isNeeded);

test("an editor may leave out what is not there for every record, and nothing else", () => {
  const missing = optional.filter(({ field }) => field.default === undefined);
  expect(missing.map(({ at }) => at)).toEqual([
    "Notice.link",
    ...[
      "legalName",
      "address",
      "nip",
      "regon",
      "register",
      "hours.to",
      "responseTime",
      "insurance",
      "people.number",
      "people.photo",
      "photosNote",
    ].map((key) => `Company.${key}`),
    "Trust.further.fact",
    ...["service", "town"].map((key) => `Review.${key}`),
    ...["labelSide", "photo", "office.address", "office.head", "office.post", "protection"].map(
      (key) => `Town.${key}`,
    ),
    "EquipmentItem.photo",
    ...["questions.answers.upTo", "outcomes.letter", "outcomes.letter.addressee"].map(
      (key) => `FellingRules.${key}`,
    ),
    ...["hero.drawing", "experts.drawing", "honesty.drawing"].map((key) => `AboutPage.${key}`),
    "ContactPage.hero.drawing",
    ...[
      "drawing",
      "occasion",
      "stormNote",
      "example",
      "sections.drawing",
      "gallery",
      "transformation",
    ].map((key) => `Service.${key}`),
  ]);
});

test("what is left out stands for what most records have", () => {
  const given = optional.filter(({ field }) => field.default !== undefined);
  const defaults = Object.fromEntries(given.map(({ at, field }) => [at, field.default]));
  const lists = Object.keys(defaults).filter((at) => Array.isArray(defaults[at]));
  for (const at of lists) expect([at, defaults[at]]).toEqual([at, []]);
  expect(lists).toEqual([
    "Company.otherPhones",
    "Company.publicProfiles",
    "Company.hours",
    "Company.people",
    "Drawing.words",
    "Navigation.header.links",
    "Navigation.footer.links",
    "Service.season.periods.reasons",
    "Service.related",
    "Service.alsoAt",
  ]);
  expect(defaults).toMatchObject({
    "Town.firstPair": 1,
    "Service.ground": "contours",
    "Service.opening": "form",
    "Service.measure": "area",
    "Gallery.photos.visualisation": false,
    "Transformation.height": 300,
    "Transformation.mode": "drag",
    "Transformation.autoplay": false,
    "Transformation.pairs.visualisation": false,
  });
  expect(given).toHaveLength(lists.length + 9);
});

test("these lists must be there, and may be empty", () => {
  const empty = fields.filter(
    ({ field, isNeeded }) => field.items && isNeeded && field.minItems === undefined,
  );
  expect(empty.map(({ at }) => at)).toEqual([
    "Company.socials",
    "FellingRules.rules.when",
    "FellingRules.girth.usual",
    "Navigation.links",
    "Navigation.legal",
    "Samples.values",
    "TownsPage.sections",
    "LegalPage.sections",
  ]);
});

test("numbers and lists have these limits, where a list may not simply hold one entry or more", () => {
  const limits = fields.flatMap(({ at, field }) => {
    const [least, most] = [field.minimum ?? field.minItems, field.maximum ?? field.maxItems];
    return (least ?? 1) === 1 && most === undefined ? [] : [[at, [least, most]]];
  });
  expect(Object.fromEntries(limits)).toEqual({
    "Company.experienceSince": [1930, 2025],
    "Company.credit.year": [2000, 2100],
    "Town.lat": [53, 55],
    "Town.lon": [14, 20],
    "Town.firstPair": [1, 20],
    "FellingRules.questions": [1, 14],
    "FellingRules.questions.answers": [2, 8],
    "FellingRules.questions.answers.upTo": [1, 1000],
    "HomePage.services.cards": [5, undefined],
    "FellingGuide.letter.paper.attached": [1, 5],
    "TownPage.directions": [8, 8],
    "Service.priceSection": [1, 99],
    "Transformation.height": [300, 800],
  });
});
