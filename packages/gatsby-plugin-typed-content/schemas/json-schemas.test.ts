import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { otherTree, rightFiles, tinyContent } from "../check/tiny-content.fixture";

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "schemas-"));
  for (const [file, text] of Object.entries(rightFiles)) write(file, text);
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  const place = path.join(project, "content", file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

interface Schema {
  description?: string;
  enum?: string[];
  examples?: string[];
  pattern?: string;
  required?: string[];
  properties: Record<string, Schema>;
  items: Schema;
}

function schemaOf(name: string): Schema {
  tinyContent.writeSchemas(project);
  return JSON.parse(readFileSync(path.join(project, `.schemas/${name}.json`), "utf8")) as Schema;
}

test("every key has its description for the hover, also inside a list", () => {
  const { properties } = schemaOf("tree");
  expect(properties.lead?.description).toBe("Wstęp.");
  expect(properties.photos?.items.properties.alt?.description).toContain("Co widać na zdjęciu");
});

test("choices, names of records and addresses can be completed", () => {
  const { properties } = schemaOf("firm");
  expect(properties.kind?.enum).toEqual(["drag", "hover"]);
  expect(properties.link?.examples).toEqual(["/", "/dab", "/lipa", "/wynik"]);
  expect(schemaOf("tree").properties.near?.items.enum).toEqual(["/dab", "/lipa"]);
});

test("what has a default need not be written, and names are told by the list of them alone", () => {
  const { required, properties } = schemaOf("firm");
  expect(required).toEqual(["name", "email"]);
  expect(properties.link?.pattern).toBeUndefined();
  expect(JSON.stringify(properties)).not.toContain("facts");
});

test("a schema is called as its type, with what editors keep in such files, for a list too", () => {
  expect(schemaOf("tree")).toMatchObject({ title: "Tree", description: "Drzewo.", type: "object" });
  expect(schemaOf("question")).toMatchObject({
    description: "Pytania.",
    type: "array",
    minItems: 1,
  });
});

test("a schema that would say the same is not written again, though another one has changed", () => {
  tinyContent.writeSchemas(project);
  const places = ["firm", "question"].map((name) => path.join(project, `.schemas/${name}.json`));
  for (const place of places) utimesSync(place, 1_700_000_000, 1_700_000_000);
  write("trees/grab.yaml", otherTree);
  tinyContent.writeSchemas(project);
  const isKept = places.map((place) => statSync(place).mtimeMs === 1_700_000_000_000);
  expect(isKept).toEqual([false, true]);
});

test("a new record can be chosen as soon as the schemas are written again, even one with a mistake", () => {
  tinyContent.writeSchemas(project);
  write("trees/grab.yaml", otherTree);
  write("trees/buk.yaml", "title: Buk: zwyczajny\n");
  expect(schemaOf("tree").properties.near?.items.enum).toEqual(["/buk", "/dab", "/grab", "/lipa"]);
});

test("the editor maps every folder to its schema", () => {
  const settings = JSON.parse(tinyContent.editorSettings()) as object;
  expect(settings).toMatchObject({
    "yaml.schemas": {
      "./.schemas/firm.json": ["content/firm.yaml"],
      "./.schemas/tree.json": ["content/trees/*.yaml", "content/trees/*/*.yaml"],
    },
  });
});

test("VS Code finds each schema, completes in texts, and writes files as the check wants them", () => {
  const settings = JSON.parse(tinyContent.editorSettings()) as Record<string, unknown>;
  expect(settings).toEqual({
    "yaml.schemas": {
      "./.schemas/firm.json": ["content/firm.yaml"],
      "./.schemas/tree.json": ["content/trees/*.yaml", "content/trees/*/*.yaml"],
      "./.schemas/question.json": ["content/questions.yaml"],
    },
    // It would put back the marks of lists and quotes that the check has had mended.
    "yaml.format.enable": false,
    "editor.quickSuggestions": { strings: true },
    "files.encoding": "utf8",
    "files.eol": "\n",
    "[yaml]": { "editor.tabSize": 2, "editor.insertSpaces": true, "editor.wordWrap": "on" },
  });
});
