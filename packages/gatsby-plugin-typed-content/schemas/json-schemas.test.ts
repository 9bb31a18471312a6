import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
