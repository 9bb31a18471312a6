import { readFileSync } from "node:fs";
import type { NodePluginSchema } from "gatsby";
import { gitDates, lastChange } from "@typed-site/utils/node";
import { parseContent, readContent, schemaOf } from "gatsby-plugin-typed-content";
import { readAsGatsby } from "gatsby-plugin-typed-content/testing/read-as-gatsby";
import { unshownPictures } from "./commands/unshown-pictures";
import { content } from "./content";
import { models } from "./models";
import { anchors } from "./utils/anchors";
import * as addresses from "./utils/paths";
import { siteUrl } from "./utils/site-url";

interface Described {
  description?: string;
  resolve?: (source: object, args: object, context: object) => unknown;
}

/** A type as Gatsby's builders take it: an object's fields, an enum's values. */
interface BuiltType extends Described {
  name: string;
  fields?: Record<string, Described>;
  values?: Record<string, Described>;
}

test("the editor's settings fit the models; otherwise run `npm run schemas` and commit them", () => {
  expect(readFileSync(".vscode/settings.json", "utf8")).toBe(content.editorSettings());
});

test("the build reads every content file as the check does", async () => {
  for (const { file, text, data } of readContent("content")) {
    const read = await readAsGatsby(text);
    expect([file, read]).toEqual([file, Array.isArray(data) ? data : [data]]);
  }
});

test("search engines list neither answers to a form nor outcomes of the permit guide nor an error", () => {
  const pages = content.sitePages(content.records(readContent("content")));
  const unlisted = pages.filter(({ noIndex }) => noIndex).map(({ path }) => path);
  const isOutcome = (path: string) => path.startsWith(addresses.outcomeAddress(""));
  expect(unlisted.filter((path) => !isOutcome(path))).toEqual([
    "/404",
    "/dziekujemy",
    "/nie-wyslano",
  ]);
  expect(unlisted.some(isOutcome)).toBe(true);
});

const builders = {
  buildObjectType: (type: object) => type,
  buildEnumType: (type: object) => type,
} as unknown as NodePluginSchema;

test("a page was last changed when git says so of its files in content/", async () => {
  const records = content.records(readContent("content"));
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => ({ relativePath: id }),
    findAll: ({ type }: { type: string }) => {
      const ofType = records.filter(({ model }) => model.typeName === type);
      return Promise.resolve({
        entries: ofType.map(({ file, data }) => ({ internal: {}, ...data, parent: file })),
      });
    },
  };
  const { changed } = content.pageFields() as Record<string, Described>;
  const dates = gitDates("content");
  for (const { path, sources } of content.sitePages(records)) {
    const said = await changed?.resolve?.({ path }, {}, { nodeModel });
    expect([path, said]).toEqual([path, lastChange(sources, dates)?.slice(0, 10) ?? null]);
  }
});

test("GraphiQL has words on each type, field and value that the models make, and on no two fields the same over and over", () => {
  const types = content.graphqlTypes(builders) as BuiltType[];
  const described = types.flatMap(({ name, description, fields = {}, values = {} }) => [
    [name, description] as const,
    ...Object.entries({ ...fields, ...values }).map(
      ([key, part]) => [`${name}.${key}`, part.description] as const,
    ),
  ]);
  expect(described.length).toBeGreaterThan(types.length);
  expect(described.filter(([, words]) => !words)).toEqual([]);
  const fields = types.flatMap(({ fields: own = {} }) => Object.values(own));
  const words = fields.map(({ description = "" }) => description);
  const times = (one: string) => words.filter((other) => other === one).length;
  expect(words.filter((one) => one.split(" ").length === 1 || times(one) > 5)).toEqual([]);
});

/** The fields of a JSON Schema, at any depth. */
function fieldsOf(schema: unknown): JsonField[] {
  if (typeof schema !== "object" || schema === null) return [];
  return [schema, ...Object.values(schema).flatMap(fieldsOf)];
}

interface JsonField {
  description?: string;
  minLength?: number;
  maxLength?: number;
}

test("where a field's words say from how many characters to how many, so does the check", () => {
  const said = models
    .flatMap((model) => fieldsOf(schemaOf(model, new Map(), content.language)))
    .flatMap(({ description, minLength, maxLength }) => {
      const [, least, most] = /[Oo]d (\d+) do (\d+) znaków/.exec(String(description)) ?? [];
      return least
        ? [{ said: [Number(least), Number(most)], checked: [minLength, maxLength] }]
        : [];
    });
  expect(said.length).toBeGreaterThan(0);
  for (const { said: words, checked } of said) expect(checked).toEqual(words);
});

const records = content.records(readContent("content"));

/** The photos or pairs that a service's page shows. */
function shownBy(file: string, kind: "gallery" | "transformation"): number {
  const shown = records.find((record) => record.file === `services/${file}.yaml`)?.data[kind];
  const folder = kind === "gallery" ? "galleries" : "transformations";
  const { photos = [], pairs = [] } =
    records.find((record) => record.file === `${folder}/${String(shown)}.yaml`)?.data ?? {};
  return (photos as unknown[]).length + (pairs as unknown[]).length;
}

// As the specification of the site numbers them. A page may get more; its own may not become another's.
test.each([
  ["oczyszczanie-terenu/mulczer-lesny", "gallery", 5],
  ["prace-ziemne/czyszczenie-dzialek", "gallery", 5],
  ["oczyszczanie-terenu/karczowanie-drzew", "gallery", 5],
  ["oczyszczanie-terenu/frezowanie-pni", "gallery", 13],
  ["oczyszczanie-terenu/niewelacja-terenu", "gallery", 8],
  ["prace-ziemne/rownanie-terenu", "gallery", 8],
  ["zakladanie-ogrodu/niwelacja-terenu", "gallery", 8],
  ["oczyszczanie-terenu/przygotowanie-dokumentacji", "gallery", 5],
  ["oczyszczanie-terenu/prace-ziemne", "gallery", 9],
  ["oczyszczanie-terenu/wycinka-klasyczna", "gallery", 1],
  ["zakladanie-ogrodu/nawodnienie", "gallery", 1],
  ["zakladanie-ogrodu/projektowanie", "gallery", 1],
  ["zakladanie-ogrodu/trawa-z-rolki", "gallery", 1],
  ["zakladanie-ogrodu/trawa-z-siewu", "gallery", 1],
  ["zakladanie-ogrodu/nawodnienie", "transformation", 2],
  ["zakladanie-ogrodu/usluga-glebogryzarki", "transformation", 2],
  ["zakladanie-ogrodu/trawa-z-rolki", "transformation", 8],
  ["ogrodzenia", "transformation", 10],
] as const)("%s shows its %s, of %s and more", (file, kind, least) => {
  expect(shownBy(file, kind)).toBeGreaterThanOrEqual(least);
});

test("each service's forms give an example of its own trade", () => {
  const services = records.filter(({ model }) => model.typeName === "Service");
  const examples = services.map(({ data }) => data.example);
  expect(examples.filter((example) => typeof example !== "string")).toEqual([]);
  expect(new Set(examples).size).toBe(services.length);
});

test("neither a gallery nor a comparison lies in the content that no page shows", () => {
  expect(unshownPictures(records)).toEqual([]);
});

test("a day of the content begins at midnight in Poland", () => {
  const dayAt = (now: string) => {
    jest.useFakeTimers({ now: new Date(now) });
    return content.today();
  };
  expect(dayAt("2026-07-31T21:59:00Z")).toBe("2026-07-31");
  expect(dayAt("2026-07-31T22:00:00Z")).toBe("2026-08-01");
  jest.useRealTimers();
});

test("what this site says of its own addresses decides what is wrong with those in texts", () => {
  const answer = `[a](#${anchors.main}) [b](#${anchors.towns}) [c](${siteUrl}/${"x".repeat(20)}) [d](${addresses.filesPath}/x.pdf)`;
  const told = content.check(
    [
      parseContent("faq.yaml", `- question: Co?\n  slug: co\n  answer: "${answer}"\n`),
      parseContent("services/a.yaml", "alsoAt: [/readyz]\n"),
      parseContent("notatki.yaml", "tekst: nic\n"),
    ],
    new Map(),
  );
  const codesIn = (name: string) =>
    told.filter(({ file }) => file === name).map(({ code }) => code);
  expect(codesIn("faq.yaml").sort()).toEqual(["lostLink", "lostPdf"]);
  expect(codesIn("services/a.yaml")).toContain("ownAddress");
  expect(told.find(({ code }) => code === "unknownFile")?.params).toMatchObject({
    modelsFile: "src/models/index.ts",
  });
});

test("a link to the editors' own machines is told as one, whichever of them it leads to", async () => {
  const before = process.env.PRIVATE_ORIGINS;
  process.env.PRIVATE_ORIGINS = "https://redaguj.example.pl https://podglad.example.pl:8443";
  await jest.isolateModulesAsync(async () => {
    const own = await import("./content");
    const answer = "[a](https://redaguj.example.pl/x), [b](https://podglad.example.pl:8443/)";
    const faq = parseContent("faq.yaml", `- question: Co?\n  answer: "${answer}"\n`);
    const told = own.content.check([faq], new Map()).filter(({ code }) => code === "ownMachine");
    expect(told.map(({ params }) => (params as { link: string }).link)).toEqual([
      "https://redaguj.example.pl/x",
      "https://podglad.example.pl:8443/",
    ]);
  });
  if (before === undefined) delete process.env.PRIVATE_ORIGINS;
  else process.env.PRIVATE_ORIGINS = before;
});
