import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { tinyContent as content } from "../check/tiny-content.fixture";
import { TYPES_FILE } from "../read/site-files";
import { areTypesNew, digestOfTypes, noteTypes } from "./query-types";

const town = { name: "Town", fields: { path: { type: "String!", resolve: () => "/gdańsk" } } };
const component = "export const Town = () => <p />;\ngraphql`fragment Town on Town { path }`;";
const before = digestOfTypes([town], [component]);

test("another field of a type, or of a query, makes other types", () => {
  const heading = { type: "String!" };
  expect(digestOfTypes([{ ...town, fields: { ...town.fields, heading } }], [component])).not.toBe(
    before,
  );
  expect(digestOfTypes([town], [component.replace("{ path", "{ path heading")])).not.toBe(before);
  const hook = "graphql<Queries.NewQuery>(`query New { town { path } }`)";
  expect(digestOfTypes([town], [component, hook])).not.toBe(before);
});

test("another resolver, or another component around a query, makes the same types", () => {
  const resolved = { ...town, fields: { path: { type: "String!", resolve: () => "/sopot" } } };
  expect(digestOfTypes([resolved], [component.replace("<p />", "<b />")])).toBe(before);
  expect(digestOfTypes([town], [component, "// no query"])).toBe(before);
  const two = [component, "graphql`query A { a }`"];
  expect(digestOfTypes([town], two)).toBe(digestOfTypes([town], two.reverse()));
});

describe("the types of the site", () => {
  const before = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = folderWith({
      "src/town.tsx": component,
      "gatsby-config.ts": "export const plugins = [];",
      "package-lock.json": "{}",
      [TYPES_FILE]: "export {};",
    });
    process.chdir(folder);
    noteTypes(content);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });

  test("are new while nothing has changed that decides them", () => {
    expect(areTypesNew(content)).toBe(true);
    writeFileSync("src/town.tsx", component.replace("<p />", "<b />"));
    for (const name of ["town.test.tsx", "town.fixture.ts", "town.d.ts", "town.md"]) {
      writeFileSync(`src/${name}`, "graphql`query A { a }`");
    }
    expect(areTypesNew(content)).toBe(true);
    noteTypes(content);
    expect(areTypesNew(content)).toBe(true);
  });

  test.each([
    ["query of a module without markup", "src/use-town.ts", "graphql`query A { a }`"],
    ["query", "src/town.tsx", component.replace("{ path", "{ path heading")],
    ["configuration", "gatsby-config.ts", "export const plugins = [1];"],
    ["query of a hook", "gatsby-node.ts", "graphql(`query New { town { path } }`)"],
    ["version of Gatsby", "package-lock.json", '{ "gatsby": 6 }'],
  ])("are old with another %s", (_, file, text) => {
    writeFileSync(path.join(folder, file), text);
    expect(areTypesNew(content)).toBe(false);
  });

  test("are old with another model, with another root field, and where nobody has written them", () => {
    const types = jest
      .spyOn(content, "typeDefinitions")
      .mockReturnValue({ enums: [], objects: [] });
    expect(areTypesNew(content)).toBe(false);
    types.mockRestore();
    for (const name of ["rootFields", "pageFields"] as const) {
      const fields = jest.spyOn(content, name).mockReturnValue({});
      expect(areTypesNew(content)).toBe(false);
      fields.mockRestore();
    }
    expect(areTypesNew(content)).toBe(true);
    rmSync(TYPES_FILE);
    expect(areTypesNew(content)).toBe(false);
  });
});
