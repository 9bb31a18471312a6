import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { definitionOf } from "../../../packages/content-model/definition";
import { markdown, photo, reference, text } from "../../../packages/content-model/fields";
import type { ResolverContext } from "../../../packages/content-model/graphql/content-nodes";
import { graphqlTypes } from "../../../packages/content-model/graphql/graphql-types";
import { defineModel, type Model } from "../../../packages/content-model/model";
import { models } from "..";
import { companyPlaceholders } from "../company/company-words";

interface BuiltField {
  type: string;
  description?: string;
  resolve?: (source: object, args: object, context: ResolverContext) => unknown;
}

interface BuiltType {
  name: string;
  description?: string;
  fields: Record<string, BuiltField>;
}

const builders = {
  buildObjectType: (config: object) => config,
} as unknown as NodePluginSchema;

const built = (list: readonly Model[]) =>
  graphqlTypes(
    definitionOf({ models: list, placeholders: companyPlaceholders }),
    builders,
  ) as unknown as BuiltType[];

const context: ResolverContext = {
  nodeModel: {
    getNodeById: () => ({ relativePath: "notes/a.yaml", children: ["first", "second"] }) as never,
    findOne: ({ query: { filter } }) =>
      Promise.resolve(
        "path" in filter
          ? null
          : ({
              brand: "Bór i Trawnik",
              experienceYears: 15,
              email: "kontakt@firma.example",
              phones: [{ id: "quotes", number: "+48 1" }],
              parent: "file",
            } as never),
      ),
    findAll: () => Promise.resolve({ entries: [] }),
  },
};

const note = defineModel({
  typeName: "Service",
  description: "A note.",
  files: ["x"],
  shape: z.strictObject({
    next: reference("Service", "Another note.").optional(),
    title: text("The title."),
    tags: z.array(text("A tag.")).default([]).describe("Tags."),
    body: markdown("The body.").optional(),
    photo: photo("A photo."),
    size: z.int().describe("How big."),
  }),
  key: { field: "path", others: "alsoAt", of: ({ file }) => `/${file}`, missing: "nie ma" },
});

const field = (name: string): BuiltField => {
  const found = built([note]).find((type) => type.name === "Service")?.fields[name];
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

test("every type and field of every model is described", () => {
  const types = built(models);
  expect(types.length).toBeGreaterThan(models.length);
  for (const { name, description, fields } of types) {
    expect([name, description]).toEqual([name, expect.stringMatching(/\S/)]);
    for (const [key, config] of Object.entries(fields)) {
      expect([name, key, config.description]).toEqual([name, key, expect.stringMatching(/\S/)]);
    }
  }
});

test("names carry no suffix", () => {
  expect(built(models).filter(({ name }) => /yaml/i.test(name))).toEqual([]);
});

test("shapes become types: required, optional, lists, objects, references", () => {
  expect(field("title").type).toBe("String!");
  expect(field("body").type).toBe("Markdown");
  expect(field("tags").type).toBe("[String!]!");
  expect(field("photo").type).toBe("Photo!");
  expect(field("next").type).toBe("Service");
  expect(field("size").type).toBe("Int!");
  expect(field("path").type).toBe("String!");
});

test("texts get typography and company words, lists their default", async () => {
  const title = await field("title").resolve?.({ title: "{brand} i las" }, {}, context);
  expect(title).toBe("Bór i\u00a0Trawnik i\u00a0las");
  const body = await field("body").resolve?.({ body: "Pisz: **{email}**" }, {}, context);
  expect(body).toMatchObject({ plain: "Pisz: kontakt@firma.example" });
  expect(await field("tags").resolve?.({}, {}, context)).toEqual([]);
});

test("a record of a list knows its place in the file", () => {
  const list = defineModel({
    typeName: "Line",
    description: "A line.",
    files: ["lines.yaml"],
    isList: true,
    shape: z.strictObject({ title: text("The title.") }),
  });
  const position = built([list]).find(({ name }) => name === "Line")?.fields.position;
  expect(position?.resolve?.({ id: "second", parent: "file" }, {}, context)).toBe(1);
});

test("a record answers with its address, or with the further one by which it is named", async () => {
  const path = (source: object) => field("path").resolve?.(source, {}, context);
  expect(path({ parent: "file" })).toBe("/notes/a.yaml");
  const other = (await field("next").resolve?.({ next: "/inny" }, {}, context)) as object;
  expect(path(other)).toBe("/inny");
});

test("a field without a description is refused", () => {
  const bad = { ...note, shape: z.strictObject({ title: z.string() }) };
  expect(() => built([bad])).toThrow("Service.title has no description");
});
