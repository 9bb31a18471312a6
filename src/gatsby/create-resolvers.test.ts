import path from "node:path";
import type { Node } from "gatsby";
import type { ResolverContext } from "../../packages/content-model/graphql/content-nodes";
import { photoTypes } from "../../packages/content-model/graphql/photo-query";
import { textTypes } from "../../packages/content-model/graphql/text-query";
import { createResolvers } from "./create-resolvers";

const types: Record<string, { description?: string | null }> = {
  ServiceConnection: {},
  ServiceGroupConnection: {},
  ServiceFilterListInput: {},
  Service: { description: "Usługa." },
  StringQueryOperatorInput: {},
};
let root: Parameters<Parameters<typeof createResolvers>[0]["createResolvers"]>[0];

beforeAll(() => {
  createResolvers({
    createResolvers: (resolvers) => (root = resolvers),
    intermediateSchema: { getTypeMap: () => types },
  });
});

const photo = (name: string, file = name) => ({
  relativePath: `photos/${name}`,
  absolutePath: path.resolve("e2e/support/content/photos", file),
});

const nodes: Record<string, object[]> = {
  File: [photo("nowe.jpg", "hero-las.jpg"), photo("hero-dom.jpg"), photo("README.md")],
  ContactPage: [
    { parent: "file", hero: { photo: { src: "../photos/hero-dom.jpg", alt: "Dom z ogrodem" } } },
  ],
};

const context: ResolverContext = {
  nodeModel: {
    getNodeById: () => ({ relativePath: "pages/kontakt.yaml" }) as unknown as Node,
    findOne: () => Promise.resolve(null),
    findAll: ({ type }) => Promise.resolve({ entries: (nodes[type] ?? []) as Node[] }),
  },
};

test("one query answers with all photos, their words and where they are used", async () => {
  expect(await root.Query.allPhoto.resolve({}, {}, context)).toMatchObject([
    {
      file: { relativePath: "photos/hero-dom.jpg" },
      width: 1200,
      height: 800,
      alts: ["Dom z ogrodem"],
      usedIn: [{ alt: "Dom z ogrodem", file: "pages/kontakt.yaml", pages: ["/kontakt"] }],
    },
    { file: { relativePath: "photos/nowe.jpg" }, alts: [], usedIn: [] },
  ]);
});

test("what the content must have is never null, what it may have can be", () => {
  expect(root.Query).toMatchObject({ homePage: { type: "HomePage!" } });
  expect(root.Query).not.toHaveProperty("faqItem");
  expect(root.Query).not.toHaveProperty("town");
});

test("photos narrower than a width can be asked for alone", async () => {
  const widths = async (narrowerThan: number) =>
    (await root.Query.allPhoto.resolve({}, { narrowerThan }, context)).map(({ width }) => width);
  const [least = 0, ...others] = (await widths(Infinity)).sort((one, other) => one - other);
  expect(others).not.toEqual([]);
  expect(await widths(least)).toEqual([]);
  expect(await widths(least + 1)).toContain(least);
});

test("the types of the answer are described, and so is what Gatsby derives", () => {
  for (const type of Object.values({ ...photoTypes, ...textTypes })) {
    for (const { description } of [type, ...Object.values(type.fields)]) {
      expect(description).toMatch(/\S/);
    }
  }
  const withArgs = ["allPhoto", "allText", "serviceAt", "fellingOutcomeAt"];
  for (const { description, args } of withArgs.map((name) => root.Query[name as "allPhoto"])) {
    for (const text of [description, ...Object.values(args).map((arg) => arg.description)]) {
      expect(text).toMatch(/\S/);
    }
  }
  expect(types).toEqual({
    ServiceConnection: { description: "Some of all Service records, with how many there are." },
    ServiceGroupConnection: {
      description: "The Service records that share one value of a field.",
    },
    ServiceFilterListInput: { description: "Conditions that some Service of a list must meet." },
    Service: { description: "Usługa." },
    StringQueryOperatorInput: {},
  });
});
