import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../support/server/site";
import { carryOut } from "./carry-out";
import { readRecipes } from "./read-recipes";

const block = (language: string, ...lines: string[]) =>
  ["```" + language, ...lines, "```", ""].join("\n");

/** A project with the two files that this test's recipes change. */
function project(): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "content"));
  writeFileSync(path.join(folder, "content/navigation.yaml"), "towns:\n  - Puck\n  - Orle\n");
  writeFileSync(path.join(folder, "a.ts"), "one();\ntwo();\nthree();\n");
  return folder;
}

function follow(folder: string, ...blocks: string[]): void {
  const [recipe] = readRecipes(`### A recipe\n\n${blocks.join("\n")}`, { town: "Reda" });
  for (const step of recipe?.steps ?? []) carryOut(step, folder);
}

const read = (folder: string, name: string) => readFileSync(path.join(folder, name), "utf8");

test("recipes are the headings that have blocks below them", () => {
  const document = `### One\n\n${block("sh", "true")}\n### Two\n\nWords.\n\n## Other\n\n${block("graphql", "query")}`;
  expect(readRecipes(document)).toEqual([
    { title: "One", steps: [{ kind: "run", text: "true\n" }] },
  ]);
});

test("a block that does not say what to do is a mistake", () => {
  expect(() => readRecipes(`### One\n\n${block("yaml", "a: 1")}`)).toThrow("a: 1");
});

test("new files, added entries and placeholders", () => {
  const folder = project();
  follow(
    folder,
    block("css", "/* new file b/c.css */", "a {", "}"),
    block("yaml", "# add to content/navigation.yaml", "towns:", "  - <town>"),
  );
  expect(read(folder, "b/c.css")).toBe("a {\n}\n");
  expect(read(folder, "content/navigation.yaml")).toBe("towns:\n  - Puck\n  - Orle\n  - Reda\n");
});

test("an entry is changed where its first key is the same", () => {
  const folder = project();
  writeFileSync(
    path.join(folder, "content/company.yaml"),
    "phones:\n  - id: a\n    number: 1\n  - id: b\n    number: 2\n",
  );
  const change = block(
    "yaml",
    "# zmień w content/company.yaml",
    "phones:",
    "  - id: b",
    "    number: 3",
  );
  follow(folder, change);
  expect(read(folder, "content/company.yaml")).toMatch(
    /id: a\n +number: 1\n +- id: b\n +number: 3\n$/,
  );
});

test("lines are replaced between those that stay, in several places", () => {
  const folder = project();
  follow(
    folder,
    block("diff", "# edit a.ts", " one();", "+more();", "@@", "-three();", "+last();"),
  );
  expect(read(folder, "a.ts")).toBe("one();\nmore();\ntwo();\nlast();\n");
});

test("what can't be done as it is written is told", () => {
  const folder = project();
  expect(() => follow(folder, block("diff", "# edit a.ts", "-four();", "+last();"))).toThrow(
    "a.ts",
  );
  expect(() => follow(folder, block("ts", "// new file a.ts", "one();"))).toThrow("not new");
  expect(() => follow(folder, block("sh", "exit 3"))).toThrow();
});
