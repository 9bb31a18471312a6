import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { formatReport } from "./check/problem";
import { defineContent } from "./define-content";
import { photo, reference, text } from "./fields";
import { defineModel } from "./model";
import { parseContent } from "./read/read-content";
import type { PhotoState } from "./read/read-photo";

const firm = defineModel({
  typeName: "Firm",
  description: "The firm.",
  files: ["firm.yaml"],
  shape: z.strictObject({ name: text("Nazwa.") }),
});
const tree = defineModel({
  typeName: "Tree",
  description: "A tree.",
  files: ["trees/*.yaml"],
  shape: z.strictObject({ title: text("Tytuł."), photo: photo("Zdjęcie.").optional() }),
  key: { field: "path", of: ({ file }) => addressOf(file), missing: "nie ma takiego drzewa" },
  pages: ({ file }) => [{ path: addressOf(file), component: "templates/tree.tsx" }],
});
const forest = defineModel({
  typeName: "Forest",
  description: "A forest.",
  files: ["forest.yaml"],
  shape: z.strictObject({ trees: z.array(reference("Tree", "Adres.")).describe("Drzewa.") }),
});

const addressOf = (file: string) => `/${file.slice("trees/".length, -".yaml".length)}`;

const content = defineContent({
  models: [firm, tree, forest],
  words: { name: "nazwy" },
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

const report = (texts: Record<string, string>) => formatReport(content.check(files(texts), photos));

test("a right content has no problems, and nothing is read from a disk", () => {
  expect(content.check(files({}), photos)).toEqual([]);
});

test("mistakes are told with the words of the definition", () => {
  expect(report({ "firm.yaml": "{}\n" })).toContain("nie ma nazwy");
  expect(report({ "forest.yaml": "trees: [/buk]\n" })).toContain("ale nie ma takiego drzewa");
  expect(report({ "trees/dab.yaml": "title: Dąb {firma}\n" })).toContain("„{firm}”");
  const shown = "title: Dąb\nphoto: { src: ../photos/dab.jpg, alt: Dąb w słońcu }\n";
  expect(report({ "trees/dab.yaml": shown })).toContain("Nie ma zdjęcia „../photos/dab.jpg”");
});

test("pages, types and root fields follow from the models", () => {
  const records = content.records(files({}));
  expect(content.pages(records).map(({ path }) => path)).toEqual(["/dab"]);
  const builders = { buildObjectType: (type: object) => type } as unknown as NodePluginSchema;
  const names = content.graphqlTypes(builders).map((type) => (type as { name?: string }).name);
  expect(names).toEqual(expect.arrayContaining(["Firm", "Tree", "Forest", "Photo", "Markdown"]));
  expect(content.rootFields()).toMatchObject({ firm: { type: "Firm!" } });
});

test("a field that refers to no type with a key is refused when the content is defined", () => {
  expect(() => defineContent({ models: [firm, forest] })).toThrow(
    "Forest refers to Tree, which is no type with a key",
  );
});
