import { buildSchema } from "graphql";
import { describeSchema, type SchemaType } from "./describe-schema";

/** A schema as Gatsby makes it of one type, which alone has words. */
const schema = buildSchema(`
  "Drzewo."
  type Tree {
    id: ID!
    "Gatunek."
    kind: String
    "Wysokość w metrach."
    height: Int
  }
  type TreeConnection { nodes: [Tree!]! distinct(field: TreeFieldSelector!): [String!]! totalCount: Int! }
  type TreeEdge { next: Tree node: Tree! }
  input StringQueryOperatorInput { eq: String }
  input TreeFilterInput { id: StringQueryOperatorInput kind: StringQueryOperatorInput }
  input TreeFilterListInput { elemMatch: TreeFilterInput }
  input TreeSortInput { height: SortOrderEnum }
  input TreeFieldSelector { kind: FieldSelectorEnum }
  enum SortOrderEnum { ASC DESC }
  enum FieldSelectorEnum { SELECT }
  type Forest { "Drzewa." trees: [Tree!]! }
  type Query {
    tree(kind: StringQueryOperatorInput, id: StringQueryOperatorInput): Tree
    allTree(filter: TreeFilterInput, sort: [TreeSortInput], skip: Int, limit: Int): TreeConnection!
    forest: Tree!
    "Told already."
    told: Tree
  }
`);
const types = schema.getTypeMap() as unknown as Record<string, SchemaType>;
describeSchema(types);

const field = (type: string, name: string) => types[type]?.getFields?.()[name];
const words = (type: string, name: string) => field(type, name)?.description;
const argument = (type: string, name: string, arg: string) =>
  field(type, name)?.args?.find((one) => one.name === arg)?.description;

test("root fields say what they answer with, in the words of the type", () => {
  expect(words("Query", "tree")).toBe("The first Tree that meets the conditions. Drzewo.");
  expect(words("Query", "allTree")).toBe(
    "All Tree records, or those that meet conditions. Drzewo.",
  );
  expect(words("Query", "forest")).toBe("The only Tree. Drzewo.");
  expect(words("Query", "told")).toBe("Told already.");
});

test("an argument, a condition, an order and a selected field say what the field is", () => {
  expect(argument("Query", "tree", "kind")).toBe("Gatunek.");
  expect(words("TreeFilterInput", "kind")).toBe("Gatunek.");
  expect(words("TreeSortInput", "height")).toBe("Wysokość w metrach.");
  expect(words("TreeFieldSelector", "kind")).toBe("Gatunek.");
  expect(argument("Query", "allTree", "filter")).toContain("eq: null");
});

test("nothing that a developer can reach is left without words, but fields of types without any", () => {
  const bare = Object.values(types)
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) => [
      { name: type.name, description: type.description },
      ...Object.entries(type.getFields?.() ?? {}).flatMap(([name, { description, args = [] }]) => [
        { name: `${type.name}.${name}`, description },
        ...args.map((arg) => ({ ...arg, name: `${type.name}.${name}(${arg.name})` })),
      ]),
    ])
    .filter(({ description }) => !description);
  expect(bare.map(({ name }) => name)).toEqual(["Forest"]);
});
