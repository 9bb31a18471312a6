import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { folderWith } from "@typed-site/test-support/site";
import { inWords } from "./check/in-words";
import type { Messages } from "./check/message";
import type { Naming } from "./check/subject";
import { defineContent } from "./define-content";
import { list, photo, reference, text, wordsOf } from "./fields";
import { polish } from "./languages/polish";
import { defineModel } from "./model";
import { parseContent } from "./read/read-content";
import type { PhotoState } from "./read/read-photo";

const firm = defineModel({
  typeName: "Firm",
  label: "Firm",
  description: "The firm.",
  files: ["firm.yaml"],
  shape: z.strictObject({ name: text("Nazwa") }),
});
const tree = defineModel({
  typeName: "Tree",
  label: "Trees",
  titleKey: "title",
  description: "A tree.",
  files: ["trees/*.yaml"],
  shape: z.strictObject({ title: text("Tytuł"), photo: photo("Zdjęcie").optional() }),
  key: { field: "path", missing: "nie ma takiego drzewa" },
  pages: { of: ({ file }) => [{ path: addressOf(file), component: "templates/tree.tsx" }] },
});
const forest = defineModel({
  typeName: "Forest",
  label: "Forest",
  description: "A forest.",
  files: ["forest.yaml"],
  shape: z.strictObject({ trees: list(reference("Tree", "Adres"), "Drzewa") }),
});

const addressOf = (file: string) => `/${file.slice("trees/".length, -".yaml".length)}`;

const content = defineContent({
  language: polish,
  models: [firm, tree, forest],
  placeholders: { names: ["firm"], typeName: "Firm", of: ({ name }) => ({ firm: String(name) }) },
});

const files = (texts: Record<string, string>) =>
  Object.entries({
    "firm.yaml": "name: Bór\n",
    "trees/dab.yaml": "title: Dąb {firm}\n",
    "forest.yaml": "trees: [/dab]\n",
    ...texts,
  }).map(([file, words]) => parseContent(file, words));

const photos = new Map<string, PhotoState>();

const report = (texts: Record<string, string>) =>
  content.formatReport(content.check(files(texts), photos, "2026-11-25"));

test("a right content has no problems, and nothing is read from a disk", () => {
  expect(content.check(files({}), photos, "2026-11-25")).toEqual([]);
});

test("mistakes are reported with the words of the models", () => {
  expect(report({ "firm.yaml": "{}\n" })).toContain("brakuje pozycji „name”");
  expect(report({ "forest.yaml": "trees: [/buk]\n" })).toContain("ale nie ma takiego drzewa");
  expect(report({ "trees/dab.yaml": "title: Dąb {firma}\n" })).toContain("„{firm}”");
  const shown = "title: Dąb\nphoto: { src: ../photos/dab.jpg, alt: Dąb w słońcu }\n";
  expect(report({ "trees/dab.yaml": shown })).toContain("Nie ma zdjęcia „../photos/dab.jpg”");
});

test("how a value is written follows from its type, whether it is missing, empty or of another type", () => {
  expect(report({ "forest.yaml": "{}\n" })).toContain(
    "Dopisz „trees:”, a pod nią z wcięciem listę: każdy wpis w nowym wierszu od „- ”. Opis tej pozycji: Drzewa.",
  );
  expect(report({ "firm.yaml": "name:\n" })).toContain(
    "jest pusta. Wpisz za dwukropkiem zwykły tekst.",
  );
  expect(report({ "firm.yaml": "name: [Bór]\n" })).toContain(
    "jest lista, a ma być tekst. Wpisz za dwukropkiem zwykły tekst.",
  );
  expect(report({ "firm.yaml": "name: 2026-11-25\n" })).toContain(
    'jest data, a ma być tekst. Zapisz tę wartość w cudzysłowach: "2026-11-25".',
  );
  expect(report({ "forest.yaml": "- /dab\n" })).toContain(
    "tu jest lista, a ma być grupa pozycji. Wpisz tu pozycje: trees.",
  );
});

test("a problem is data until somebody reads it, by keys and lines or by names of his own", () => {
  const twice = {
    "forest.yaml": "trees: [/buk, /buk]\n",
    "trees/lipa.yaml": "title: Lipa\nphoto: { src: ../photos/a.jpg, alt: Lipa }\n",
  };
  const [lost, , gone] = content.check(files(twice), photos, "2026-11-25");
  expect(lost).toMatchObject({
    file: "forest.yaml",
    line: 1,
    column: 9,
    code: "leadsNowhere",
    params: { to: "/buk" },
    others: [{ path: ["trees", 1] }],
  });
  const labels: Naming = {
    noun: () => "Las",
    key: (key, schema) => (schema && wordsOf(schema, polish).label) ?? key,
    item: (file, item) => `${file} › ${item}`,
    file: ({ file }) => file,
    place: ({ path }) => path.join("."),
    photo: (src) => src.replace("../photos/", ""),
  };
  expect(lost && inWords(lost, polish, labels)).toMatchObject({
    problem: "Las: pozycja „Drzewa” (1. na liście) prowadzi do „/buk”, ale nie ma takiego drzewa.",
    remedy: expect.stringMatching(/ To samo w: trees\.1\.$/) as string,
  });
  const own: Partial<Messages> = {
    photoMissing: ({ src }, { naming }) => ({
      problem: `Brakuje „${naming.photo(src)}”.`,
      remedy: "Dodaj je.",
    }),
  };
  expect(gone && inWords(gone, polish, labels, own)).toEqual({
    problem: "Brakuje „a.jpg”.",
    remedy: "Dodaj je.",
  });
});

test("words of a reader's own offer no name unless they say so", () => {
  const [unknown] = content.check(
    files({ "trees/dab.yaml": "titel: Dąb\n" }),
    photos,
    "2026-11-25",
  );
  const own: Partial<Messages> = {
    unknownKey: ({ key }) => ({ problem: `Jest „${key}”.`, remedy: "Poproś o pomoc." }),
  };
  expect(unknown && inWords(unknown, polish, undefined, own).remedy).toBe("Poproś o pomoc.");
  expect(unknown && inWords(unknown, polish).remedy).toBe("Czy chodziło o „title”?");
});

test("a name that was nearly meant is offered, and a value's braces are no placeholders", () => {
  expect(report({ "forest.yaml": "trees: [/dob]\n" })).toContain("Czy chodziło o „/dab”?");
  expect(report({ "forest.yaml": 'trees: ["/{value}"]\n' })).toContain("prowadzi do „/{value}”");
});

test("what placeholders become is known, unless the record that knows it has mistakes", () => {
  const wordsIn = (site: typeof content, texts: Record<string, string>) =>
    site.placeholderWords(site.records(files(texts)));
  expect(wordsIn(content, {})).toEqual({ firm: "Bór" });
  const of = () => {
    throw new Error("The record has mistakes");
  };
  const broken = { names: ["firm"], typeName: "Firm", of };
  expect(
    wordsIn(defineContent({ language: polish, models: [firm], placeholders: broken }), {}),
  ).toEqual({});
  expect(wordsIn(defineContent({ language: polish, models: [firm] }), {})).toEqual({});
});

test("pages, types and root fields follow from the models", () => {
  const records = content.records(files({}));
  expect(content.pages(records).map(({ path }) => path)).toEqual(["/dab"]);
  const builders = { buildObjectType: (type: object) => type } as unknown as NodePluginSchema;
  const names = content.graphqlTypes(builders).map((type) => (type as { name?: string }).name);
  expect(names).toEqual(expect.arrayContaining(["Firm", "Tree", "Forest", "Photo", "Markdown"]));
  expect(content.rootFields()).toMatchObject({ firm: { type: "Firm!" } });
});

test("a field that refers to no type with a key is unfinished", () => {
  const note = defineModel({ ...firm, typeName: "Note", files: ["note.yaml"] });
  const lost = defineModel({
    ...forest,
    titleKey: undefined,
    shape: z.strictObject({ to: reference("Note", "Adres") }),
  });
  expect(defineContent({ language: polish, models: [note, lost] }).unfinishedFields()).toEqual([
    "Forest.to refers to Note, which is no type with a key.",
  ]);
  expect(defineContent({ language: polish, models: [firm, forest] }).unfinishedFields()).toEqual([
    "Forest.trees refers to Tree, which is no type with a key.",
  ]);
});

test("a day begins where those who write the content are", () => {
  jest.useFakeTimers({ now: new Date("2026-10-31T23:30:00Z") });
  const dayIn = (timeZone: string) =>
    defineContent({ language: polish, models: [firm], timeZone }).today();
  expect([dayIn("Europe/Warsaw"), dayIn("America/New_York")]).toEqual(["2026-11-01", "2026-10-31"]);
  jest.useRealTimers();
});

test("a file whose name a Mac has decomposed is of its model", () => {
  const price = defineModel({ ...firm, typeName: "Price", files: ["cennik-ogrodów.yaml"] });
  const { typeNameOf } = defineContent({ language: polish, models: [price] });
  expect(typeNameOf("cennik-ogrodów.yaml".normalize("NFD"))).toBe("Price");
});

test("a star in the place of a model's files stands for one name, and a point for itself", () => {
  const { modelOfFile } = content;
  expect(modelOfFile("trees/dab.yaml")).toBe(tree);
  const others = ["trees/iglaste/sosna.yaml", "trees/.yaml", "firmxyaml", "stara-firm.yaml"];
  expect(others.filter(modelOfFile)).toEqual([]);
});

test("the pages of a site are in the order of their addresses", () => {
  const all = content.records(
    files({ "trees/buk.yaml": "title: Buk\n", "trees/akacja.yaml": "title: Akacja\n" }),
  );
  expect(content.sitePages(all).map(({ path }) => path)).toEqual(["/akacja", "/buk", "/dab"]);
});

test("a folder is checked as of today, where those who write the content are", async () => {
  jest.useFakeTimers({
    now: new Date("2026-10-31T23:30:00Z"),
    doNotFake: ["nextTick", "setImmediate"],
  });
  const check: NonNullable<typeof firm.check> = (all, _known, today) =>
    all.map((record) => ({
      record,
      path: ["name"],
      problem: `Dziś jest ${today}.`,
      remedy: "Tak.",
    }));
  const { checkFolder, formatProblem } = defineContent({
    language: polish,
    models: [{ ...firm, check }],
    timeZone: "Europe/Warsaw",
  });
  const problems = await checkFolder(folderWith({ "firm.yaml": "name: Bór\n" }));
  expect(problems.map(formatProblem).join()).toContain("Dziś jest 2026-11-01.");
  jest.useRealTimers();
});

test("schemas are written when they name something else than at the last time, and only then", () => {
  const project = folderWith({
    "content/firm.yaml": "name: Bór\n",
    "content/trees/dab.yaml": "title: Dąb\n",
  });
  const { writeSchemas } = defineContent({ language: polish, models: [firm, tree, forest] });
  const schema = path.join(project, ".schemas/forest.json");
  const write = () => {
    rmSync(schema, { force: true });
    writeSchemas(project);
    return existsSync(schema);
  };
  expect([write(), write()]).toEqual([true, false]);
  writeFileSync(path.join(project, "content/trees/buk.yaml"), "title: Buk\n");
  expect([write(), write()]).toEqual([true, false]);
  expect(existsSync(path.join(project, ".schemas/tree.json"))).toBe(true);
});
