import type { Node } from "gatsby";
import type { ResolverContext } from "../../../packages/content-model/graphql/content-nodes";
import { content as site } from "../../content";

const page = {
  parent: "file",
  seo: { title: "Kontakt", description: "Jak nas znaleźć" },
  hero: { photo: { src: "../photos/hero-dom.jpg", alt: "Dom z ogrodem i psem" } },
};

const context: ResolverContext = {
  nodeModel: {
    getNodeById: () => ({ relativePath: "pages/kontakt.yaml" }) as unknown as Node,
    findOne: () => Promise.resolve(null),
    findAll: ({ type }) =>
      Promise.resolve({ entries: type === "ContactPage" ? [page as unknown as Node] : [] }),
  },
};

const ask = (args: { longerThan?: number }) => site.rootFields().allText.resolve({}, args, context);

test("all texts, the longest first, without places of files", async () => {
  expect((await ask({})).map(({ text }) => text)).toEqual([
    "Dom z ogrodem i psem",
    "Jak nas znaleźć",
    "Kontakt",
  ]);
});

test("only the longer ones, with where they are and which pages show them", async () => {
  expect(await ask({ longerThan: "Jak nas znaleźć".length })).toEqual([
    {
      file: "pages/kontakt.yaml",
      key: "hero.photo.alt",
      text: "Dom z ogrodem i psem",
      length: 20,
      pages: ["/kontakt"],
    },
  ]);
});
