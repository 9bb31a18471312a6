import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { definitionOf } from "../definition";
import {
  choice,
  date,
  group,
  labelled,
  list,
  markdown,
  photo,
  reference,
  text,
  wholeNumber,
} from "../fields";
import { polish } from "../languages/polish";
import { defineModel, type Model, PAGE, singlePage } from "../model";
import type { ResolverContext } from "./content-nodes";
import { graphqlTypes } from "./graphql-types";

interface BuiltField {
  type: string;
  description: string;
  extensions?: object;
  resolve?: (source: object, args: object, context: ResolverContext) => unknown;
}

interface BuiltType {
  name: string;
  description: string;
  interfaces?: string[];
  extensions?: object;
  fields: Record<string, BuiltField>;
  values?: Record<string, { description: string }>;
}

const builders = {
  buildObjectType: (config: object) => config,
  buildEnumType: (config: object) => config,
} as unknown as NodePluginSchema;

const tree = defineModel({
  typeName: "Tree",
  label: "Trees",
  description: "A tree.",
  files: ["trees/*.yaml"],
  shape: z.strictObject({
    next: reference("Tree", "Another tree").optional(),
    title: text("The title"),
    tags: list(text("A tag"), "Tags").default([]),
    body: markdown("The body").optional(),
    photo: photo("A photo"),
    age: wholeNumber("Years", 1, 999),
    place: choice("Place", "Where it stands", { sun: "light", "half-shade": "some light" }).default(
      "half-shade",
    ),
    planted: choice("Month", "When it was planted", { maj: "May", październik: "October" }),
    root: group(
      "Root",
      { label: "A root", hint: "Below the ground." },
      {
        depth: wholeNumber({ label: "Depth", hint: "In metres.", inFile: "For example 2." }, 1, 9),
      },
    ),
  }),
  key: { field: "path", others: "alsoAt", missing: "nie ma" },
  pages: { of: ({ file }) => [{ path: `/${file}`, component: "templates/tree.tsx" }] },
});
const line = defineModel({
  typeName: "Line",
  label: "Lines",
  description: "A line.",
  files: ["lines.yaml"],
  isList: true,
  shape: z.strictObject({ title: text("The title") }),
});

/** A group that may hold itself. */
const branch: z.ZodObject = group("Branch", "A branch", {
  length: wholeNumber("Length", 1, 9),
  get branches(): z.ZodType {
    return list(branch, "Branches").optional();
  },
});
const forest = defineModel({
  typeName: "Forest",
  label: "Forests",
  noun: "Forest",
  description: "A forest.",
  files: ["forest.yaml"],
  shape: z.strictObject({
    isOpen: labelled(z.boolean(), "Whether it is open").default(true),
    paths: wholeNumber("How many paths", 0, 9).default(2),
    height: labelled(z.number(), "How high it lies"),
    mail: labelled(z.email(), "An address").optional(),
    since: date("Since when"),
    trees: list(reference("Forest", "A tree"), "Trees"),
    page: reference(PAGE, "A page"),
    branch,
  }),
  key: { field: "name", of: () => "oaks", missing: "nie ma" },
  pages: singlePage("/forest"),
});

function typeOf(model: Model, typeName: string): BuiltType {
  const definition = definitionOf({
    language: polish,
    models: [model],
    placeholders: {
      names: ["firm", "email"],
      typeName: "Firm",
      of: ({ name: firm, email }) => ({ firm: String(firm), email: String(email) }),
    },
  });
  const types = graphqlTypes(definition, builders) as unknown as BuiltType[];
  const type = types.find(({ name }) => name === typeName);
  if (!type) throw new Error(`no type ${typeName}`);
  return type;
}

function fieldOf(model: Model, name: string): BuiltField {
  const field = typeOf(model, model.typeName).fields[name];
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

/** Nodes of a firm, and of a tree that no address names but a further one. */
const context: ResolverContext = {
  nodeModel: {
    getNodeById: () =>
      ({ relativePath: "dab.yaml", children: ["first", "second", "third"] }) as never,
    findOne: ({ query: { filter } }) =>
      Promise.resolve(
        "path" in filter
          ? null
          : ({ name: "Bór i Trawnik", email: "firma@example.pl", parent: "file" } as never),
      ),
    findAll: () => Promise.resolve({ entries: [] }),
  },
};

const valueOf = (name: string, source: object) =>
  fieldOf(tree, name).resolve?.(source, {}, context);

test("shapes become types: required, optional, lists, objects, references", () => {
  const names = ["path", "next", "title", "tags", "body", "photo", "age"];
  expect(names.map((name) => fieldOf(tree, name).type)).toEqual([
    "String!",
    "Tree",
    "String!",
    "[String!]!",
    "Markdown",
    "Photo!",
    "Int!",
  ]);
});

test("each kind of field has its type, also in a group that holds itself; a single page has no path", () => {
  const { fields } = typeOf(forest, "Forest");
  const types = Object.entries(fields).map(([name, { type }]) => `${name}: ${type}`);
  expect(types).toEqual([
    "name: String!",
    "isOpen: Boolean!",
    "paths: Int!",
    "height: Float!",
    "mail: String",
    "since: Date!",
    "trees: [Forest!]!",
    "page: String!",
    "branch: Branch!",
  ]);
  expect(typeOf(forest, "Branch").fields.branches?.type).toBe("[Branch!]");
});

test("Gatsby asks a record's type for nothing that its model does not say, dates for a format, photos for their file", () => {
  expect(typeOf(forest, "Forest")).toMatchObject({
    interfaces: ["Node"],
    extensions: { infer: false },
  });
  expect(fieldOf(forest, "since").extensions).toEqual({ dateformat: {} });
  expect(typeOf(tree, "Photo").fields.src?.extensions).toEqual({ fileByRelativePath: {} });
});

test("a default is the value where nothing is said, and only there", () => {
  const ask = (name: string, source: object) =>
    fieldOf(forest, name).resolve?.(source, {}, context);
  expect([ask("isOpen", {}), ask("isOpen", { isOpen: false })]).toEqual([true, false]);
  expect([ask("paths", {}), ask("paths", { paths: 0 })]).toEqual([2, 0]);
});

test("a list of names answers with each that is named, no name with nothing", async () => {
  const named = { name: "Bór i Trawnik", email: "firma@example.pl", parent: "file" };
  const { resolve } = fieldOf(forest, "trees");
  expect(await resolve?.({ trees: ["oaks", "elms"] }, {}, context)).toEqual([named, named]);
  expect(await valueOf("next", {})).toBeNull();
});

test("a record has the address of its page as path, whatever others name it by", async () => {
  const named: Model = { ...tree, key: { field: "title", missing: "", of: () => "Oak" } };
  expect(await fieldOf(named, "path").resolve?.({ parent: "file" }, {}, context)).toBe("/dab.yaml");
  expect(await valueOf("path", { parent: "file" })).toBe("/dab.yaml");
  expect(await valueOf("path", { parent: "file", path: "/further" })).toBe("/further");
});

test("a key that is the address of the page may not be told once more", () => {
  const key = { field: "path", of: () => "/another", missing: "" };
  expect(() => defineModel({ ...tree, key })).toThrow("Tree: leave out key.of");
});

test("texts get typography and the words of placeholders, lists their default", async () => {
  expect(await valueOf("title", { title: "{firm} i las" })).toBe("Bór i\u00a0Trawnik i\u00a0las");
  expect(await valueOf("body", { body: "Pisz: **{email}**" })).toMatchObject({
    plain: "Pisz: firma@example.pl",
  });
  expect(await valueOf("tags", {})).toEqual([]);
});

test("a choice is an enum with a word for each value, in letters that GraphQL knows", async () => {
  expect(fieldOf(tree, "place").type).toBe("Place!");
  expect(typeOf(tree, "Place").values).toEqual({
    sun: { description: "light" },
    half_shade: { description: "some light" },
  });
  expect(await valueOf("place", { place: "sun" })).toBe("sun");
  expect(await valueOf("place", {})).toBe("half_shade");
});

test("diacritics are none of GraphQL's letters", async () => {
  expect(typeOf(tree, "Month").values).toEqual({
    maj: { description: "May" },
    pazdziernik: { description: "October" },
  });
  expect(await valueOf("planted", { planted: "październik" })).toBe("pazdziernik");
});

test("a field says where it belongs and what an editor reads of it, not how it is written in a file", () => {
  expect(fieldOf(tree, "title").description).toBe("Trees → The title.");
  expect(fieldOf(forest, "page").description).toBe("Forest → A page.");
  expect(typeOf(tree, "Root").description).toBe("A root. Below the ground.");
  expect(typeOf(tree, "Root").fields.depth?.description).toBe("A root → Depth. In metres.");
  expect(typeOf(tree, "Place").description).toBe("Trees → Where it stands.");
});

test("a record of a list knows its place in the file", () => {
  const { resolve } = fieldOf(line, "position");
  expect(resolve?.({ id: "second", parent: "file" }, {}, context)).toBe(1);
});

test("a record answers with its address, or with the further one by which it is named", async () => {
  expect(await valueOf("path", { parent: "file" })).toBe("/dab.yaml");
  const other = (await valueOf("next", { next: "/inny" })) as object;
  expect(await valueOf("path", other)).toBe("/inny");
});

test("fields without a label or a counterpart in GraphQL are refused, each in one line", () => {
  const bad: Model = {
    ...line,
    shape: z.strictObject({
      title: z.string(),
      note: text("A sentence, which is no label."),
      size: labelled(z.bigint(), "The size"),
      month: choice("Month", "When", { maj: "May", "1 sierpnia": "August" }),
    }),
  };
  expect(() => fieldOf(bad, "title")).toThrow(
    /^Line\.title has no label.*\nLine\.note has no label.*without a full stop.*\nLine\.size has no GraphQL type.*bigint.*\nLine\.month has the value "1 sierpnia"/,
  );
});
