import type { Node } from "gatsby";
import { z } from "zod";
import { definitionOf } from "../definition";
import { list, seo, text } from "../fields";
import { defineModel, type PageEntry } from "../model";
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
  }),
  pages: (): PageEntry[] => [
    { path: "/tree", component: "pages/tree.tsx" },
    { path: "/leaf", component: "templates/leaf.tsx", from: ["leaves", 0, "id"] },
    { path: "/other", component: "templates/tree.tsx", from: ["others", 0] },
    { path: "/guide", component: "pages/guide.tsx", seoOf: "Guide" },
  ],
});
const guide = defineModel({
  typeName: "Guide",
  label: "Guide",
  description: "A guide.",
  files: ["guide.yaml"],
  shape: z.strictObject({ seo: seo() }),
});

const nodes: Record<string, object> = {
  Tree: {
    parent: "trees.yaml",
    seo: seoNamed("Tree"),
    leaves: [{ id: "leaf", seo: seoNamed("Leaf") }],
    others: ["/other"],
  },
  Guide: { parent: "guide.yaml", seo: seoNamed("Guide") },
};

const context: ResolverContext = {
  nodeModel: {
    getNodeById: ({ id }) => ({ relativePath: id }) as unknown as Node,
    findOne: ({ type }) => Promise.resolve(nodes[type] as Node),
    findAll: ({ type }) => Promise.resolve({ entries: [nodes[type] as Node] }),
  },
};

const { title, model, files, isListed } = pageFields(definitionOf({ models: [tree, guide] }));

test("each page has the title of its head: its record's, that of a part, or another record's", async () => {
  const paths = ["/tree", "/leaf", "/other", "/guide"];
  const titles = paths.map((path) => title?.resolve?.({ path }, {}, context));
  expect(await Promise.all(titles)).toEqual(["Tree", "Leaf", "Tree", "Guide"]);
});

test("a page says what it is made of; of one that Gatsby has beside the content's nothing is known", async () => {
  const page = { path: "/leaf" };
  expect(await model?.resolve?.(page, {}, context)).toBe("Tree");
  expect(await files?.resolve?.(page, {}, context)).toEqual(["trees.yaml"]);
  expect(await isListed?.resolve?.(page, {}, context)).toBe(true);
  expect(await model?.resolve?.({ path: "/dev-404-page" }, {}, context)).toBeNull();
});
