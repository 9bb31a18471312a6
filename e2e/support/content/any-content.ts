import fc from "fast-check";
import { stringify } from "yaml";
import { z } from "zod";
import { kindOf, unwrap } from "../../../packages/content-model/fields";
import type { Model } from "../../../packages/content-model/model";
import { isMapping } from "../../../packages/content-model/walk-fields";
import { STORAGE_KEYS } from "../../../packages/enquiries/browser/browser-storage";
import { addressOfFile } from "../../../packages/utils";
import { content } from "../../../src/content";
import { ABOUT_FIELDS } from "../../../src/models/forms/about-fields";
import { NUMBERED_PHOTOS } from "./content-folder";
import { fittedRules } from "./felling-sample";

const towns = ["Puck", "Reda", "Hel", "Łeba", "Pruszcz Gdański"];

/** The names that samples may refer to. */
const names = {
  Service: ["/trawa", "/plot", "/ogrody", "/ogrody/cien", "/ogrody/trawa"],
  LegalPage: ["/regulamin-serwisu", "/polityka-prywatnosci", "/obowiazek-informacyjny"],
  Gallery: ["ogrody", "las"],
  Transformation: ["home", "las"],
  SeasonReason: ["powod-0"],
  Town: towns,
  Page: ["/", "/kontakt", "/o-nas#wycena", "/ogrody/cien", "/puck"],
};

/**
 * The files of a sample: all required ones, and some of each folder; `/ogrody/trawa` is another
 * address of `/trawa`.
 */
const places = [
  ...new Set([
    ...content.neededFiles(),
    ...[
      ...["trawa", "plot", "ogrody/index", "ogrody/cien"].map((name) => `services/${name}`),
      ...names.Gallery.map((name) => `galleries/${name}`),
      ...names.Transformation.map((name) => `transformations/${name}`),
      ...names.LegalPage.map((name) => `legal${name}`),
      ...["puck", "reda", "hel", "leba", "pruszcz-gdanski"].map((name) => `towns/${name}`),
    ].map((name) => `${name}.yaml`),
  ]),
];

/** What the privacy policy must mention. */
export const disclosure = {
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

/** How large the parts of a sample are. */
export type Size = "smallest" | "largest" | "odd";

/** Stands for a photo until a file is written; each one is different. */
export const PHOTO = "a photo";

/** Arbitrary contents that follow the models: path → YAML. */
export const anyContent = (size: Size): fc.Arbitrary<Record<string, string>> =>
  fc
    .record(Object.fromEntries(places.map((file) => [file, fileOf(file, size)])))
    .map((data) =>
      Object.fromEntries(Object.entries(data).map(([file, value]) => [file, asYaml(file, value)])),
    );

function fileOf(file: string, size: Size): fc.Arbitrary<unknown> {
  const model = content.modelOfFile(file);
  if (!model) throw new Error(`No model reads ${file}`);
  const record = valueOf(model.shape, model.typeName, size);
  if (!model.isList) return record.map((value) => fitted(model, value, file));
  const minLength = model.leastLength ?? 0;
  return fc
    .array(record, { minLength, maxLength: maxLength(minLength, size) })
    .map((list) => list.map((value, index) => fitted(model, value, `${index}`)));
}

const maxLength = (least: number, size: Size) => least + (size === "smallest" ? 0 : 4);

/** Makes a record's values unique where necessary, and consistent with its file's name. */
function fitted({ typeName }: Model, value: unknown, place: string): unknown {
  const record = withOwnHead(typeName, value as Record<string, unknown>, place);
  if (typeName === "FaqItem") return { ...record, slug: `pytanie-${place}` };
  if (typeName === "SeasonReason") return { ...record, slug: `powod-${place}` };
  if (typeName === "Redirect") return { ...record, from: `/dawny-${place}` };
  if (typeName === "Service") {
    const alsoAt = place === "services/trawa.yaml" ? ["/ogrody/trawa"] : [];
    const own = [addressOfFile(place), ...alsoAt];
    const { related = [] } = record as { related?: string[] };
    return { ...record, related: related.filter((other) => !own.includes(other)), alsoAt };
  }
  if (typeName === "LegalPage") {
    return { ...record, sections: [...(record.sections as object[]), disclosure] };
  }
  if (typeName === "FellingRules") return fittedRules(record);
  if (typeName === "Navigation") return { ...record, towns };
  if (typeName === "Town") {
    const name = towns[places.indexOf(place) - places.indexOf("towns/puck.yaml")] ?? "";
    const locative = `${String(record.locative)} ${name}`;
    return {
      ...record,
      name,
      locative,
      nearby: towns.filter((other) => other !== name).slice(0, 3),
    };
  }
  return record;
}

/** Gives a page its own title and description, except for towns, which share patterns. */
function withOwnHead(typeName: string, record: Record<string, unknown>, place: string) {
  if (typeName === "TownPage" || !isMapping(record.seo)) return record;
  const own = String(places.indexOf(place)).padStart(2, "0");
  const texts = Object.entries(record.seo).map(([key, text]) => [
    key,
    String(text).slice(0, -2) + own,
  ]);
  return { ...record, seo: Object.fromEntries(texts) as unknown };
}

/** Values of fields whose rules can't be derived from the model. */
const given: Record<string, unknown[]> = {
  "Company.phones": [
    [{ id: "quotes", label: "wyceny", number: "+48 500 100 200" }],
    [
      { id: "office", label: "x".repeat(30), number: "+49 30 901820" },
      { id: "quotes", label: "w", number: "+48585001002" },
    ],
  ],
  "Company.socials": [
    [],
    [{ network: "youtube", label: "YouTube", url: "https://youtu.be/a%20b?c=d&e#f" }],
  ],
  "Company.nip": ["1234563218", "123-456-32-18"],
  "Company.regon": ["123456785", "12345678512347"],
  "Company.address.postalCode": ["80-001"],
  "Company.hours": [
    [],
    [
      { from: "poniedziałek", to: "piątek", opens: "00:00", closes: "09:30" },
      { from: "niedziela", opens: "10:00", closes: "23:59" },
    ],
  ],
  "FellingGuide.nesting.seasons.from": ["01-01", "10-16"],
  "FellingGuide.nesting.seasons.to": ["02-29", "12-31"],
  "FellingRules.questions.id": ["pytanie"],
  "FellingRules.questions.answers.id": ["odpowiedz"],
  "FellingRules.outcomes.id": ["wynik"],
  "NotFoundPage.code": ["404"],
  "Service.alsoAt": [[]],
  "Service.season.periods": [
    [{ from: "lipiec", quality: "best", note: "x" }],
    [
      { from: "maj", quality: "best", reasons: [], note: "<&>" },
      { from: "czerwiec", quality: "possible", note: "x ".repeat(299) + "x" },
      { from: "listopad", quality: "best", reasons: names.SeasonReason, note: "0" },
      { from: "marzec", quality: "avoid", note: "a; b, c\\n" },
    ],
  ],
  "Town.county": ["powiat pucki", "miasto na prawach powiatu", "powiat łódzki wschodni"],
  "Town.intro": ["a ".repeat(60).trim(), "Słowo – <&>\n\n".repeat(110).trim()],
  "Town.locative": ["w X", "na Śródmieściu-Północ", "we Włoszczowie"],
  "Town.name": towns,
};

function valueOf(wrapped: z.ZodType, path: string, size: Size): fc.Arbitrary<unknown> {
  const schema = unwrap(wrapped);
  const kind = kindOf(schema);
  if (given[path]) return fc.constantFrom(...given[path]);
  if (kind?.kind === "photoFile") return fc.constant(PHOTO);
  if (kind?.kind === "date") return fc.constantFrom("2000-02-29", "2026-11-01");
  if (kind?.kind === "reference") return fc.constantFrom(...namesOf(kind.to));
  if (schema instanceof z.ZodObject) return objectOf(schema, path, size);
  if (schema instanceof z.ZodArray) return listOf(schema, path, size);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) {
    return fc.constantFrom(Number(schema.minValue), Number(schema.maxValue));
  }
  if (schema instanceof z.ZodEmail) return fc.constantFrom("a@b.pl", "o'neil+x@sub.firma.example");
  if (schema instanceof z.ZodURL) return fc.constant("https://firma.example/a?b=c&d#e");
  if (schema instanceof z.ZodString) return textOf(schema, size);
  throw new Error(`${path}: no sample of ${schema.def.type}`);
}

const namesOf = (to: string): string[] => names[to as keyof typeof names];

function objectOf(schema: z.ZodObject, path: string, size: Size): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.shape) as [string, z.ZodType][];
  const required = fields.filter(([, field]) => !field.safeParse(undefined).success);
  const requiredKeys =
    size === "largest" ? fields.map(([key]) => key) : required.map(([key]) => key);
  const model = Object.fromEntries(
    (size === "smallest" ? required : fields).map(([key, field]) => [
      key,
      valueOf(field, `${path}.${key}`, size),
    ]),
  );
  return fc.record(model, { requiredKeys });
}

function listOf(schema: z.ZodArray, path: string, size: Size): fc.Arbitrary<unknown[]> {
  const element = schema.element as z.ZodType;
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const least = json.minItems ?? 0;
  const most = Math.min(json.maxItems ?? Infinity, maxLength(least, size));
  const length = { minLength: size === "largest" ? most : least, maxLength: most };
  const kind = kindOf(element);
  if (kind?.kind !== "reference") return fc.array(valueOf(element, path, size), length);
  const targets = namesOf(kind.to);
  return fc.shuffledSubarray(targets, {
    minLength: Math.min(least, targets.length),
    maxLength: Math.min(most, targets.length),
  });
}

/** Words that break careless code. */
const oddWords = [
  ...["a", "Ż", "i", "„Śródmieście”", "x".repeat(30), "Kilkudziesięciokilogramowy", "null", "true"],
  ...["2026-01-01", "1:30", "1_000", "0x1F", "&amp;", "&", "<", ">", "100%", "\\n", "'", '"', "$&"],
  ...[
    "__proto__",
    "constructor",
    "</",
    "😀",
    "o\u0301",
    "a\u00a0b",
    "10 m²",
    "…",
    "–",
    "|",
    "~",
    "@",
  ],
];

function textOf(schema: z.ZodString, size: Size): fc.Arbitrary<string> {
  const placeholders = schema.description?.match(/\{\w+\}/g)?.join(" ") ?? "";
  const least = schema.minLength ?? 1;
  const most = Math.min(schema.maxLength ?? 300, 2000);
  const isMarkdown = kindOf(schema)?.kind === "markdown";
  const fill = (words: string, length: number) => {
    const text = `${words} ${placeholders}`.trim();
    const padded = text.padEnd(length, " ab").slice(0, most).trimEnd();
    return padded + "b".repeat(Math.max(0, least - Array.from(padded).length));
  };
  if (size === "smallest") return fc.constant(fill(placeholders ? "" : "a", least));
  if (size === "largest") return fc.constant(fill("Długie", most));
  return fc
    .array(fc.constantFrom(...oddWords), { minLength: 1, maxLength: 6 })
    .map((words) => words.join(isMarkdown ? "\n\n" : " "))
    .filter((words) => `${words} ${placeholders}`.trim().length <= most)
    .map((words) => fill(words, least));
}

/** A record or a list of records as a content file that older YAML parsers read alike. */
export function asYaml(file: string, data: unknown): string {
  let next = 0;
  const up = "../".repeat(file.split("/").length - 1);
  const text = stringify(data, { lineWidth: 0, version: "1.1" });
  return text.replaceAll(PHOTO, () => `${up}photos/${next++ % NUMBERED_PHOTOS}.jpg`);
}
