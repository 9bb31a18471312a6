import { z } from "zod";
import { definitionOf } from "../definition";
import { choice, group, photo, text } from "../fields";
import { polish } from "../languages/polish";
import { defineModel, type Model } from "../model";
import { unfinishedFields } from "./graphql-types";

const tree = defineModel({
  typeName: "Tree",
  label: "Trees",
  description: "A tree.",
  files: ["trees/*.yaml"],
  shape: z.strictObject({ title: text("The title"), photo: photo("A photo") }),
});

const mistakes = (...models: Partial<Model>[]) =>
  unfinishedFields(
    definitionOf({
      language: polish,
      models: models.map((model, index) => ({
        ...tree,
        typeName: `Tree${index}`,
        files: [`trees-${index}/*.yaml`],
        ...model,
      })),
    }),
  );

const withKeys = (shape: z.ZodRawShape): Partial<Model> => ({ shape: z.strictObject(shape) });
const part = (shape: z.ZodRawShape, name = "Part") => group(name, "A part", shape);
const size = (...values: string[]) =>
  choice("Size", "How large", Object.fromEntries(values.map((value) => [value, value])));
const title = text("The title");

test.each<[string, string, Partial<Model>[]]>([
  [
    "a copied group whose name was left",
    "Part is the name of two types, at Tree0.a and at Tree1.b: rename one of them.",
    [withKeys({ a: part({ title }) }), withKeys({ b: part({ title, more: title }) })],
  ],
  [
    "a choice of other values",
    "Size is the name of two types, at Tree0.a and at Tree0.b: rename one of them.",
    [withKeys({ a: size("small", "large"), b: size("small", "huge") })],
  ],
  [
    "a choice and a group",
    "Size is the name of two types, at Tree0.a and at Tree0.b: rename one of them.",
    [withKeys({ a: size("small"), b: part({ title }, "Size") })],
  ],
  [
    "two models of one name",
    "Tree is the name of two types, at the model of trees-0/*.yaml and at the model of trees-1/*.yaml: rename one of them.",
    [{ typeName: "Tree" }, { typeName: "Tree" }],
  ],
  [
    "a group with the name of a model",
    "Tree1 is the name of two types, at the model of trees-1/*.yaml and at Tree0.a: rename one of them.",
    [withKeys({ a: part({ title }, "Tree1") }), {}],
  ],
  [
    "a group with a name of the content model",
    "Markdown is the name of two types, at the content model and at Tree0.a: rename one of them.",
    [withKeys({ a: part({ title }, "Markdown") })],
  ],
  [
    "a model with a name of Gatsby's",
    'the model of trees-0/*.yaml has the type name "Site", which is Gatsby\'s: use another one.',
    [{ typeName: "Site" }],
  ],
  [
    "a group with a name of GraphQL's",
    'Tree0.a has the type name "Date", which is Gatsby\'s: use another one.',
    [withKeys({ a: part({ title }, "Date") })],
  ],
  [
    "a group with a name that Gatsby makes for a model",
    'Tree0.a has the type name "TreeFilterInput", which is Gatsby\'s: use another one.',
    [withKeys({ a: part({ title }, "TreeFilterInput") })],
  ],
  [
    "a type in lower case",
    'Tree0.a has the type name "part": use English letters, the first a capital.',
    [withKeys({ a: part({ title }, "part") })],
  ],
  [
    "a key of a Node",
    "Tree0.parent has a name that every record of Gatsby has: use another one.",
    [withKeys({ parent: title })],
  ],
  [
    "a key under which Gatsby puts what plug-ins add to a Node",
    "Tree0.fields has a name that every record of Gatsby has: use another one.",
    [withKeys({ fields: title })],
  ],
  [
    "a place in a list",
    "Tree0.position has the name of a record's place in its list: use another one.",
    [{ ...withKeys({ position: title }), isList: true }],
  ],
  [
    "a key with a hyphen",
    "Part.my-key can be no name in GraphQL: use English letters, digits and underlines.",
    [withKeys({ a: part({ "my-key": title }) })],
  ],
  [
    "a key with a Polish letter",
    "Tree0.zażółć can be no name in GraphQL: use English letters, digits and underlines.",
    [withKeys({ zażółć: title })],
  ],
  [
    "a value that GraphQL knows as its own",
    'Tree0.a has the value "true", which can be no name in GraphQL: use letters.',
    [withKeys({ a: size("true") })],
  ],
  [
    "a value that is GraphQL's for nothing",
    'Tree0.a has the value "null", which can be no name in GraphQL: use letters.',
    [withKeys({ a: size("null") })],
  ],
  [
    "a key that begins as GraphQL's own do",
    "Tree0.__typename can be no name in GraphQL: use English letters, digits and underlines.",
    [withKeys({ __typename: title })],
  ],
  [
    "a derived field with the key of a Node",
    "Tree0.children has a name that every record of Gatsby has: use another one.",
    [{ graphql: { fields: { children: { type: "Int", description: "x", resolve: () => 1 } } } }],
  ],
  [
    "the same mistake in a group that stands in two places: told once",
    "Part.my-key can be no name in GraphQL: use English letters, digits and underlines.",
    [withKeys({ a: part({ "my-key": title }), b: part({ "my-key": title }) })],
  ],
  [
    "two values that are one in GraphQL",
    'Tree0.a has two values that GraphQL calls "half_shade": rename one of them.',
    [withKeys({ a: size("half-shade", "half_shade") })],
  ],
  [
    "one file of two models",
    'Tree1 reads "trees/dab.yaml", which Tree0 reads, too ("trees/*.yaml"): a file has one model.',
    [{ files: ["trees/*.yaml"] }, { files: ["trees/dab.yaml"] }],
  ],
  [
    "two patterns that one file fits",
    'Tree1 reads "*/index.yaml", which Tree0 reads, too ("trees/*.yaml"): a file has one model.',
    [{ files: ["trees/*.yaml"] }, { files: ["*/index.yaml"] }],
  ],
  [
    "any number of folders",
    'Tree0 reads "trees/**/*.yaml", but "**" is not understood: write a pattern for each depth, "trees/*.yaml" and "trees/*/*.yaml".',
    [{ files: ["trees/**/*.yaml"] }],
  ],
])("%s: is refused", (_, sentence, models) => {
  expect(mistakes(...models)).toEqual([sentence]);
});

test.each([
  ..."Query Mutation Subscription Node String Int Float Boolean ID Date JSON Buffer".split(" "),
  ..."File Directory Internal PageInfo SortOrderEnum FieldSelectorEnum".split(" "),
  ..."Site SitePage SitePlugin SiteFunction SiteBuildMetadata SiteSiteMetadata".split(" "),
  ..."AVIFOptions JPGOptions PNGOptions WebPOptions BlurredOptions TransformOptions".split(" "),
  ..."ImageFit ImageFormat ImageLayout ImageCropFocus DuotoneGradient Potrace".split(" "),
  ..."PotraceTurnPolicy ImagePlaceholder ImageSharpFixed RemoteFileFit GatsbyImageFormat".split(
    " ",
  ),
  ..."TreeConnection TreeEdge TreeFieldSelector TreeFilterListInput TreeSortInput".split(" "),
])("a model can't have the name %s, which is Gatsby's", (typeName) => {
  expect(mistakes({ typeName })).toEqual([
    expect.stringContaining(`"${typeName}", which is Gatsby's`),
  ]);
});

test.each(["id", "internal", "parent", "children", "fields"])(
  "no record has a key %s of its own",
  (key) => {
    expect(mistakes(withKeys({ [key]: title }))).toEqual([
      expect.stringContaining(`Tree0.${key} has`),
    ]);
  },
);

test("what looks alike and is right", () => {
  const { shape } = tree;
  expect(
    mistakes(
      { shape, files: ["trees/*.yaml", "trees/*/*.yaml"] },
      // the same group and choice again, an id of a group, a place in no list
      withKeys({ a: part({ id: title }), b: part({ id: title }), c: size("small") }),
      withKeys({ a: size("small"), position: title }),
    ),
  ).toEqual([]);
});
