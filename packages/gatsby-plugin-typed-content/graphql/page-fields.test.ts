import type { Node } from "gatsby";
import { z } from "zod";
import { definitionOf } from "../definition";
import { list, markdown, reference, seo, text } from "../fields";
import { polish } from "../languages/polish";
import { defineModel, PAGE, type PageEntry, singlePage } from "../model";
import type { ResolverContext } from "./content-nodes";
import { pageFields } from "./page-fields";

const seoNamed = (title: string) => ({ title, description: `About ${title}` });

const tree = defineModel({
  typeName: "Tree",
  label: "Trees",
  description: "A tree.",
  files: ["trees.yaml"],
  shape: z.strictObject({
    seo: seo(),
    leaves: list(z.strictObject({ id: text("Its name"), seo: seo() }), "Its leaves"),
    body: markdown("About it"),
    more: reference(PAGE, "Where to read more"),
    guide: reference("Guide", "How to care for it"),
    forest: reference("Forest", "Where it stands"),
  }),
  pages: {
    of: (): PageEntry[] => [
      { path: "/tree", component: "pages/tree.tsx" },
      { path: "/leaf", component: "templates/leaf.tsx", from: ["leaves", 0, "id"] },
      { path: "/other", component: "templates/tree.tsx", from: ["others", 0] },
      { path: "/guide", component: "pages/guide.tsx", seoOf: "Guide" },
    ],
  },
});
const guide = defineModel({
  typeName: "Guide",
  label: "Guide",
  description: "A guide.",
  files: ["guide.yaml"],
  shape: z.strictObject({ seo: seo() }),
  key: { field: "name", of: () => "care", missing: "there is none" },
  pages: {
    of: (record) => [
      ...(singlePage("/care").of?.(record) ?? []),
      { path: "/care-too", canonical: "/care", component: "pages/care.tsx" },
    ],
  },
});
/** Has no page: others show it. */
const forest = defineModel({
  typeName: "Forest",
  label: "Forest",
  description: "A forest.",
  files: ["forest.yaml"],
  shape: z.strictObject({ body: markdown("About it") }),
  key: { field: "name", of: () => "oaks", missing: "there is none" },
});

const records: Record<string, object> = {
  Tree: {
    parent: "trees.yaml",
    seo: seoNamed("Tree"),
    leaves: [{ id: "leaf", seo: seoNamed("Leaf") }],
    others: ["/other"],
    body: "See [a leaf](/leaf#top), [a leaf](/leaf) and [a shop](https://example.org) or [call](tel:+48).",
    more: "/other",
    guide: "care",
    forest: "oaks",
  },
  Forest: { parent: "forest.yaml", body: "See [the way](/guide)." },
  Guide: { parent: "guide.yaml", seo: seoNamed("Guide") },
};

const ids: Record<string, string> = {};

const nodeOf = (type: string) =>
  ({
    id: ids[type] ?? type,
    internal: { contentDigest: JSON.stringify(records[type]) },
    ...records[type],
  }) as Node;

const context: ResolverContext = {
  nodeModel: {
    getNodeById: ({ id }) => ({ relativePath: id }) as unknown as Node,
    findOne: ({ type }) => Promise.resolve(nodeOf(type)),
    findAll: ({ type }) => Promise.resolve({ entries: [nodeOf(type)] }),
  },
};

/** For a condition Gatsby has another context for each page. */
const anotherContext = (): ResolverContext => ({ nodeModel: { ...context.nodeModel } });

const dates = new Map([
  ["trees.yaml", "2026-03-01T10:00:00+01:00"],
  ["forest.yaml", "2026-04-02T10:00:00+02:00"],
]);
const fileDates = jest.fn(() => dates);
const { title, description, canonical, model, file, files, isListed, linksTo, changed } =
  pageFields(definitionOf({ language: polish, models: [tree, guide, forest], fileDates }));

test("each page has the title of its head: its record's, that of a part, or another record's", async () => {
  const paths = ["/tree", "/leaf", "/other", "/guide"];
  const titles = paths.map((path) => title?.resolve?.({ path }, {}, context));
  expect(await Promise.all(titles)).toEqual(["Tree", "Leaf", "Tree", "Guide"]);
});

test("a page says where search engines list it, which may be another address", async () => {
  const ask = (path: string) =>
    Promise.all(
      [canonical, description, file].map((field) => field?.resolve?.({ path }, {}, context)),
    );
  expect(await ask("/care-too")).toEqual(["/care", "About Guide", "guide.yaml"]);
  expect(await ask("/leaf")).toEqual(["/leaf", "About Leaf", "trees.yaml"]);
});

test("a title that the model derives is that of the page's head", async () => {
  const derived = { type: "Seo!", description: "Derived.", resolve: () => seoNamed("Derived") };
  const made = { ...guide, graphql: { fields: { seo: derived } } };
  const fields = pageFields(definitionOf({ language: polish, models: [tree, made, forest] }));
  const asked = fields.title?.resolve?.({ path: "/care" }, {}, anotherContext());
  expect(await asked).toBe("Derived");
});

test("a page says what it is made of; of one that Gatsby has beside the content's nothing is known", async () => {
  const page = { path: "/leaf" };
  expect(await model?.resolve?.(page, {}, context)).toBe("Tree");
  expect(await files?.resolve?.(page, {}, context)).toEqual(["trees.yaml", "forest.yaml"]);
  expect(await isListed?.resolve?.(page, {}, context)).toBe(true);
  expect(await model?.resolve?.({ path: "/dev-404-page" }, {}, context)).toBeNull();
});

test("a page knows which pages its texts and cards lead to, each once", async () => {
  const page = { path: "/tree" };
  expect(await linksTo?.resolve?.(page, {}, context)).toEqual([
    "/leaf",
    "/other",
    "/care",
    "/guide",
  ]);
});

test("a page was last changed with its files; nobody knows when where git does not", async () => {
  expect(await changed?.resolve?.({ path: "/tree" }, {}, context)).toBe("2026-04-02");
  expect(await changed?.resolve?.({ path: "/care" }, {}, context)).toBeNull();
});

test("a condition asks git once, and makes the pages once until a node changes", async () => {
  await changed?.resolve?.({ path: "/guide" }, {}, context);
  const made = jest.spyOn(tree.pages ?? {}, "of");
  for (const path of ["/tree", "/leaf", "/care"]) {
    await changed?.resolve?.({ path }, {}, anotherContext());
  }
  expect(fileDates).toHaveBeenCalledTimes(1);
  expect(made).toHaveBeenCalledTimes(0);
  records.Tree = { ...records.Tree, more: "/leaf" };
  expect(await linksTo?.resolve?.({ path: "/tree" }, {}, anotherContext())).not.toContain("/other");
  expect(made).toHaveBeenCalledTimes(1);
  // The same words in a file of another name.
  ids.Tree = "renamed";
  await linksTo?.resolve?.({ path: "/tree" }, {}, anotherContext());
  expect(made).toHaveBeenCalledTimes(2);
});

test("each field has its type and says what it is", () => {
  const types = [title, description, canonical, model, file, files, isListed, linksTo, changed].map(
    (field) => field?.type,
  );
  const text = "String";
  expect(types).toEqual([
    text,
    text,
    text,
    text,
    text,
    "[String!]",
    "Boolean",
    "[String!]",
    "Date",
  ]);
  for (const field of [title, files, changed]) expect(field?.description).toMatch(/^\w.*\.$/);
});

test("while a site is developed git is asked again after some seconds", async () => {
  fileDates.mockClear();
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  await changed?.resolve?.({ path: "/tree" }, {}, anotherContext());
  clock.mockRestore();
  expect(fileDates).toHaveBeenCalledTimes(1);
});

test("the fields of a page in one query make its pages once", async () => {
  const asked = anotherContext();
  const all = jest.spyOn(asked.nodeModel, "findAll");
  for (const field of [title, canonical, files])
    await field?.resolve?.({ path: "/tree" }, {}, asked);
  expect(all).toHaveBeenCalledTimes(3);
});
