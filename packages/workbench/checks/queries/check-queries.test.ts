import { queryProblems } from "./check-queries";

/** What Gatsby writes for the query and the fragment below. */
const generated = `declare namespace Queries {
type Maybe<T> = T | null;
type Scalars = {
  /** Letters. */
  ID: string;
  String: string;
};
type Node = { readonly id: Scalars['ID'] };
type ForestPageQueryVariables = Exact<{ [key: string]: never; }>;
type GatsbyImageSharpFixedFragment = { readonly width: number };
type Size =
  /** Up to a man. */
  | 'small'
  | 'tall';
/** A tree. */
type Tree = Node & {
  readonly id: Scalars['ID'];
  /** Its kind. */
  readonly kind: Scalars['String'];
  /** What it is called,
   * in short.
   */
  readonly names: Maybe<ReadonlyArray<Scalars['String']>>;
};
type Query = { readonly trees: ReadonlyArray<Tree> };
type ForestPageQuery = { readonly trees: ReadonlyArray<{ readonly kind: string, readonly names: ReadonlyArray<string> | null }> };
type NamesFragment = { readonly names: ReadonlyArray<string> | null };
}`;

const models = {
  kind: {
    type: "String!",
    description: "Its kind.",
  },
  names: {
    type: "[String!]",
    description: "What it is called, in short.",
  },
};

const page = `import { Names } from "../sections/names";
export const Forest = ({ data }) => data.trees.map((tree) => [tree.kind, <Names data={tree} />]);
export const query = graphql\`
  query ForestPage {
    trees {
      kind
      ...Names
    }
  }
\`;`;

const section = `export const Names = ({ data }: { data: Queries.NamesFragment }) => data.names;
export const query = graphql\`
  fragment Names on Tree {
    names
  }
\`;`;

/** The problems of the two modules, of which one may be another. */
const problemsOf = (
  other: Record<string, string> = {},
  fields: object = models,
  sizes = ["small", "tall"],
) =>
  queryProblems({
    texts: new Map(
      Object.entries({
        "site/pages/forest.tsx": page,
        "site/sections/names.tsx": section,
        ...other,
      }),
    ),
    typesFile: "types.d.ts",
    typesText: generated,
    models: {
      objects: new Map([["Tree", new Map(Object.entries(fields))]]),
      enums: new Map([["Size", sizes]]),
    },
    command: "npm run task types",
  });

test("right and read queries with new types have no problem", () => {
  expect(problemsOf()).toEqual([]);
});

test("a field that there is not is told at its line in the fragment", () => {
  const wrong = section.replace("    names", "    nams");
  expect(problemsOf({ "site/sections/names.tsx": wrong })).toEqual([
    'site/sections/names.tsx:4:5  Cannot query field "nams" on type "Tree". Did you mean "names"?',
  ]);
});

test("a query that cannot be parsed is told at its line, the first one too", () => {
  const query = "graphql`query { ( }`";
  expect(problemsOf({ "site/pages/other.tsx": `const a = 1;\n${query};` })).toEqual([
    'site/pages/other.tsx:2:17  Syntax Error: Expected Name, found "(".',
  ]);
});

test.each<[what: string, modules: Record<string, string>, fields: object, first: string]>([
  [
    "a query asks for another field",
    {
      "site/pages/forest.tsx": page
        .replace("kind\n", "kind\n      id\n")
        .replace("tree.kind", "tree.kind, tree.id"),
    },
    models,
    "ForestPage.trees.id",
  ],
  [
    "a fragment asks for less, and with it each query",
    { "site/sections/names.tsx": section.replaceAll("names", "kind") },
    models,
    "ForestPage.trees.names",
  ],
  [
    "there is another query",
    { "site/gatsby/hook.ts": "graphql<unknown>(`query Kinds { trees { kind } }`);" },
    models,
    "Kinds",
  ],
  ["a query is gone", { "site/pages/forest.tsx": "" }, models, "ForestPage"],
  [
    "a model has another field",
    {},
    { ...models, age: { type: "Int", description: "Its age." } },
    "Tree.age",
  ],
  [
    "a model has lost a field",
    { "site/sections/names.tsx": section.replaceAll("names", "kind") },
    { kind: models.kind },
    "Tree.names",
  ],
  [
    "a field has another type",
    {},
    { ...models, kind: { ...models.kind, type: "String" } },
    "Tree.kind",
  ],
  [
    "a field has another description",
    {},
    { ...models, kind: { ...models.kind, description: "Its species." } },
    "Tree.kind",
  ],
])("the types are old when %s", (_, modules, fields, first) => {
  expect(problemsOf(modules, fields)).toContainEqual(
    `types.d.ts:1:1  The types are old, for one in ${first}. Write them anew by npm run task types.`,
  );
});

test("the types are old when a choice has another value", () => {
  expect(problemsOf({}, models, ["small", "huge"])).toEqual([
    "types.d.ts:1:1  The types are old, for one in Size. Write them anew by npm run task types.",
  ]);
});

const unread =
  'site/sections/names.tsx:4:5  Nobody reads "names" of Names. Take it out of the query, or use it.';

test("a field whose name no module says that could read it is told", () => {
  const idle = section.replace("data.names", "data");
  expect(problemsOf({ "site/sections/names.tsx": idle })).toEqual([unread]);
  const elsewhere = { "site/other.ts": "export const names = 1;" };
  expect(problemsOf({ "site/sections/names.tsx": idle, ...elsewhere })).toEqual([unread]);
});

test.each<[where: string, modules: Record<string, string>]>([
  [
    "a module that the section imports",
    {
      "site/sections/names.tsx": `import { list } from "./list";\n${section.replace("data.names", "list(data)")}`,
      "site/sections/list.ts": "export const list = ({ names }) => names;",
    },
  ],
  [
    "a module that takes the fragment",
    {
      "site/sections/names.tsx": section.replace("data.names", "data"),
      "site/hooks/list.ts": "export const list = (all: Queries.NamesFragment) => all['names'];",
    },
  ],
  [
    "the page of the section",
    {
      "site/sections/names.tsx": section.replace("data.names", "data"),
      "site/pages/forest.tsx": page.replace("tree.kind", "tree.kind, tree.names"),
    },
  ],
  [
    "a module without a fragment that the page of the section imports",
    {
      "site/sections/names.tsx": section.replace("data.names", "data"),
      "site/pages/forest.tsx": `import { head } from "../head";\n${page}`,
      "site/head.ts": "export const head = ({ names }) => names;",
    },
  ],
  [
    "any module, where a hook passes the answer on",
    {
      "site/sections/names.tsx": `useStaticQuery;\n${section.replace("data.names", "data")}`,
      "site/other.ts": "export const list = ({ names }) => names;",
    },
  ],
])("a field may be read in %s", (_, modules) => {
  expect(problemsOf(modules)).toEqual([]);
});
