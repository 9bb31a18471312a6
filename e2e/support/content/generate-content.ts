import { stringify } from "yaml";
import { z } from "zod";
import { STORAGE_KEYS } from "@typed-site/enquiries/form";
import { NUMBERED_PHOTOS } from "@typed-site/test-support/content-folder";
import { addressOfFile, slug } from "@typed-site/utils";
import { factsOf, kindOf, unwrap } from "../../../packages/gatsby-plugin-typed-content/fields";
import { content } from "../../../src/content";
import { ABOUT_FIELDS } from "../../../src/models/forms/about-fields";
import { countOfWords, drawingNames } from "./drawing-files";

/** `smallest` has only what must be there; `odd` has all of it, with words that break careless code. */
export type Size = "smallest" | "odd";

type Entry = Record<string, unknown>;

const towns = ["Puck", "Reda", "Hel", "Gdynia", "Pruszcz Gdański"];

/** What each kind of reference may name; the smallest content has only the first town and service files. */
const names: Record<string, string[]> = {
  Service: ["/trawa-z-rolki", "/trawa-2", "/trawa-3", "/trawa-4", "/trawa-5", "/ogrody/cien"],
  LegalPage: ["/polityka-prywatnosci", "/regulamin-serwisu", "/obowiazek-informacyjny"],
  Gallery: ["ogrody", "las"],
  Transformation: ["ogrod", "las"],
  SeasonReason: ["powod-0"],
  Drawing: drawingNames.slice(0, 1),
  Town: towns,
  Page: ["/kontakt", "/", "/o-nas#wycena", "/ogrody", "/puck"],
};

/** The files of folders in which no file must be; `/ogrody/trawa` is a further address of the first service. */
const filesOfFolders = [
  ...[
    "trawa-z-rolki",
    "trawa-2",
    "trawa-3",
    "trawa-4",
    "trawa-5",
    "ogrody/index",
    "ogrody/cien",
  ].map((name) => `services/${name}.yaml`),
  "galleries/ogrody.yaml",
  "galleries/las.yaml",
  "transformations/ogrod.yaml",
  "transformations/las.yaml",
  ...towns.map((name) => `towns/${slug(name)}.yaml`),
];

/** What the privacy policy must mention. */
const disclosure = {
  heading: "Dane",
  body: [
    ...new Set(
      Object.values(ABOUT_FIELDS).flatMap(({ inPolicy, fromDevice = [] }) =>
        [inPolicy].concat(fromDevice),
      ),
    ),
    ...Object.values(STORAGE_KEYS),
  ].join(", "),
};

/** Stands for a photo until a file is written. */
const PHOTO = "a photo";

/** Values of fields that rules between values restrict: the smallest and the odd one. */
const fixedValues: Record<string, [unknown, unknown]> = {
  "Company.quotesPhone": [
    { label: "wyceny", number: "+48 500 100 200" },
    { label: "w", number: "+48585001002" },
  ],
  "Company.otherPhones": [[], [{ label: "x".repeat(30), number: "+49 30 901820" }]],
  "Company.socials": [
    [],
    [{ network: "youtube", label: "YouTube", url: "https://youtu.be/a%20b?c=d&e#f" }],
  ],
  "Company.hours": [
    [],
    [
      { from: "poniedziałek", to: "piątek", opens: "00:00", closes: "09:30" },
      { from: "niedziela", opens: "10:00", closes: "23:59" },
    ],
  ],
  "Service.season.periods": [
    [{ from: "lipiec", quality: "best", note: "x" }],
    [
      { from: "maj", quality: "best", reasons: [], note: "<&>" },
      { from: "czerwiec", quality: "possible", note: "x ".repeat(299) + "x" },
      { from: "listopad", quality: "best", reasons: names.SeasonReason, note: "0" },
      { from: "marzec", quality: "avoid", note: "a; b, c\\n" },
    ],
  ],
  "Service.priceSection": [1, 1],
  "Notice.first": ["2026-01-01", "2026-02-28"],
  "Notice.last": ["2026-01-01", "2028-02-29"],
  "Town.county": ["powiat pucki", "powiat pucki"],
  "Town.intro": ["a ".repeat(60).trim(), "Słowo – <&>\n\n".repeat(110).trim()],
};

/** Values for fields that ask for a format. */
const FORMATTED = [
  "+48 500 100 200",
  "404",
  "nazwa",
  "01-01",
  "80-001",
  "123-456-32-18",
  "123456785",
  "08:00",
];

/** Words that break careless code. */
const ODD_WORDS = [
  ..."a Ż i „Śródmieście” Kilkudziesięciokilogramowy".split(" "),
  ..."null true 2026-01-01 1:30 1_000 0x1F 100%".split(" "),
  ..."&raz; & < > </ \\n ' \" $& … – | ~ @ 😀 ó toString constructor".split(" "),
  "x".repeat(30),
  "a\u00a0b",
  "10 m²",
];

/**
 * A content that follows the models: place → YAML. It is the same each time. The smallest lacks the
 * files of folders that others name; `sampleContent` has them.
 */
export function generateContent(size: Size): Record<string, string> {
  const generator = new Generator(size === "odd");
  const files = [...content.neededFiles(), ...(size === "odd" ? filesOfFolders : [])];
  const photo = photosInTurn();
  return Object.fromEntries(files.map((file) => [file, asYaml(file, generator.file(file), photo)]));
}

class Generator {
  private oddTexts = 0;

  constructor(private readonly isOdd: boolean) {}

  file(file: string): unknown {
    const model = content.modelOfFile(file);
    if (!model) throw new Error(`No model reads ${file}`);
    const record = (place: string) =>
      consistent(model.typeName, this.object(model.shape, model.typeName, place), place);
    if (!model.isList) return record(file);
    return Array.from({ length: this.length(model.leastLength) }, (_, index) => record(`${index}`));
  }

  /**
   * @param path the type and the keys that lead to the value: `Company.otherPhones`
   * @param place words that no other text has
   */
  private value(wrapped: z.ZodType, path: string, place: string): unknown {
    const schema = unwrap(wrapped);
    const kind = kindOf(schema);
    if (fixedValues[path]) return this.choose(fixedValues[path]);
    if (kind?.kind === "photoFile") return PHOTO;
    if (kind?.kind === "date") return this.choose(["2026-01-01", "2000-02-29"]);
    if (kind?.kind === "reference") return this.choose(namesOf(kind.to));
    if (schema instanceof z.ZodObject) return this.object(schema, path, place);
    if (schema instanceof z.ZodArray) return this.list(schema, path, place);
    if (schema instanceof z.ZodEnum) return this.choose(schema.options);
    if (schema instanceof z.ZodBoolean) return this.isOdd;
    if (schema instanceof z.ZodNumber) return this.choose([schema.minValue, schema.maxValue]);
    if (schema instanceof z.ZodEmail) return this.choose(["a@b.pl", "o'neil+x@sub.firma.example"]);
    if (schema instanceof z.ZodURL) return "https://firma.example/a?b=c&d#e";
    if (schema instanceof z.ZodString) return this.text(schema, place);
    throw new Error(`${path}: no sample of ${schema.def.type}`);
  }

  private object({ shape }: z.ZodObject, path: string, place: string): Entry {
    const fields = Object.entries(shape as Record<string, z.ZodType>).filter(
      ([, field]) => this.isOdd || !field.safeParse(undefined).success,
    );
    return Object.fromEntries(
      fields.map(([key, field]) => [key, this.value(field, `${path}.${key}`, `${place} ${key}`)]),
    );
  }

  private list(schema: z.ZodArray, path: string, place: string): unknown[] {
    const element = schema.element as z.ZodType;
    const kind = kindOf(element);
    const { minItems, maxItems } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    const length = this.length(minItems, maxItems);
    if (kind?.kind === "reference") return namesOf(kind.to).slice(0, length);
    return Array.from({ length }, (_, index) => this.value(element, path, `${place} ${index}`));
  }

  private text(schema: z.ZodString, place: string): unknown {
    const { uses = [] } = factsOf(schema);
    const placeholders = uses.map((name) => `{${name}}`).join(" ");
    const most = (schema.maxLength ?? 300) - placeholders.length - 1;
    // Two pages may not have the same title, nor the same description.
    const unique = `Tekst ${place.replace(/\W+/g, " ")} `;
    const isUnique = !this.isOdd || /\bseo\b/.test(place);
    const between = kindOf(schema)?.kind === "markdown" ? "\n\n" : " ";
    const words = (isUnique ? unique : "") + (this.isOdd ? this.oddWords(between, most / 2) : "");
    const text = `${words.slice(0, most).trim()} ${placeholders}`.trim();
    const missing = (schema.minLength ?? 1) - Array.from(text).length;
    const filled = missing > 0 ? `${text}${" ab".repeat(missing).slice(0, missing - 1)}b` : text;
    return [filled, ...FORMATTED].find((each) => schema.safeParse(each).success);
  }

  /** The next one to six odd words, as many as have room; each text begins with another one. */
  private oddWords(between: string, most: number): string {
    const first = this.oddTexts++;
    const words = Array.from({ length: 1 + (first % 6) }, (_, index) =>
      ODD_WORDS.at((first + index * 7) % ODD_WORDS.length),
    );
    return words.reduce<string>((text, word) => {
      const longer = `${text}${between}${word}`;
      return longer.length < most ? longer : text;
    }, "");
  }

  private length(least = 0, most = Infinity): number {
    return this.isOdd ? Math.min(most, least + 4) : least;
  }

  /** The first of some values in the smallest content, and the last in the odd one. */
  private choose<Value>(values: readonly Value[]): Value {
    return values.at(this.isOdd ? -1 : 0) as Value;
  }
}

function namesOf(type: string): string[] {
  const known = names[type];
  if (!known) throw new Error(`No sample has a name for ${type}`);
  return known;
}

/** Each entry is another drawing, with as many words as it has places for. */
function consistentDrawing(record: Entry, index: number): Entry {
  const slug = drawingNames[index % drawingNames.length] ?? "";
  const count = countOfWords(slug);
  return { ...record, slug, words: ODD_WORDS.slice(0, count) };
}

/** Makes a record's values unique where they must be, and consistent with each other and with its file's name. */
function consistent(typeName: string, record: Entry, place: string): Entry {
  if (typeName === "FaqItem") {
    const question = `${place} ${String(record.question)}`.slice(0, 90).trim();
    return { ...record, slug: `pytanie-${place}`, question };
  }
  if (typeName === "SeasonReason") return { ...record, slug: `powod-${place}` };
  if (typeName === "Drawing") return consistentDrawing(record, Number(place));
  if (typeName === "Redirect") return { ...record, from: `/dawny-${place}` };
  if (typeName === "FellingRules") return consistentRules(record);
  if (typeName === "Navigation") return { ...record, towns: towns.slice(0, 4) };
  if (typeName === "LegalPage") {
    return { ...record, sections: [...(record.sections as object[]), disclosure] };
  }
  if (typeName === "Service") {
    const alsoAt = place === "services/trawa-z-rolki.yaml" ? ["/ogrody/trawa"] : [];
    const own = addressOfFile(place);
    const { related = [] } = record as { related?: string[] };
    return { ...record, related: related.filter((other) => other !== own), alsoAt };
  }
  if (typeName === "Town") {
    const name = towns.find((each) => `towns/${slug(each)}.yaml` === place) ?? "";
    const { intro, services } = record as { intro: string; services: object[] };
    return {
      ...record,
      name,
      locative: `w mieście ${name}`,
      intro: intro.replace(/^\S+/, slug(name).replaceAll("-", "")),
      lat: 54 + towns.indexOf(name) / 100,
      services: services.map((entry, index) => ({ ...entry, service: names.Service?.at(index) })),
      nearby: towns.filter((other) => other !== name).slice(0, 3),
    };
  }
  return record;
}

/** The least rules that hang together: one question with two answers, a rule for each, one outcome. */
function consistentRules(record: Entry): Entry {
  const [question = {}, rule, outcome] = ["questions", "rules", "outcomes"].map(
    (key) => (record[key] as Entry[])[0],
  );
  const [thin, thick] = (question.answers as Entry[]).map(({ upTo: _none, ...answer }) => answer);
  const asked = "pytanie-0";
  return {
    ...record,
    questions: [
      {
        ...question,
        id: asked,
        answers: [
          { ...thin, id: "odpowiedz-0", upTo: 10 },
          { ...thick, id: "odpowiedz-1" },
        ],
      },
    ],
    rules: [[{ asked, oneOf: ["odpowiedz-0"] }], []].map((when) => ({
      ...rule,
      when,
      outcome: "wynik-0",
    })),
    outcomes: [{ ...outcome, id: "wynik-0" }],
    girth: { ...(record.girth as Entry), asked, species: asked, usual: [] },
  };
}

/** Numbers of photos, so that no page shows one twice and no two pages open with the same. */
function photosInTurn(): () => number {
  let next = 0;
  return () => next++ % NUMBERED_PHOTOS;
}

/** A record or a list of records as a content file that older YAML parsers read alike. */
function asYaml(file: string, data: unknown, photo: () => number): string {
  const up = "../".repeat(file.split("/").length - 1);
  const text = stringify(data, { lineWidth: 0, version: "1.1" });
  return text.replaceAll(PHOTO, () => `${up}photos/${photo()}.jpg`);
}
