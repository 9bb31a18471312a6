import type { Node } from "gatsby";
import { z } from "zod";
import { definitionOf } from "../definition";
import { list, seo, text } from "../fields";
import { defineModel, type PageEntry } from "../model";
import type { ResolverContext } from "./content-nodes";
import { siteFields } from "./site-fields";

interface ContentPage {
  path: string;
  title: string;
}

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

test("each page has the title of its head: its record's, that of a part, or another record's", async () => {
  const { contentPages } = siteFields(definitionOf({ models: [tree, guide] }));
  const pages = (await contentPages?.resolve?.({}, {}, context)) as Promise<ContentPage>[];
  expect(new Map((await Promise.all(pages)).map(({ path, title }) => [path, title]))).toEqual(
    new Map([
      ["/tree", "Tree"],
      ["/leaf", "Leaf"],
      ["/other", "Tree"],
      ["/guide", "Guide"],
    ]),
  );
});
