/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { schemaFiles } from "./json-schemas";

const files = schemaFiles(path.resolve("content"));

interface Schema {
  description?: string;
  enum?: string[];
  examples?: string[];
  properties: Record<string, Schema>;
  items: Schema;
  required?: string[];
  then?: Schema;
}

const schema = (name: string) => JSON.parse(files[`schemas/${name}.json`] ?? "{}") as Schema;

test("the committed schemas are fresh; otherwise run `npm run schemas` and commit what it wrote", () => {
  const stale = Object.entries(files)
    .filter(([place, text]) => !existsSync(place) || readFileSync(place, "utf8") !== text)
    .map(([place]) => place);
  expect({ run: "npm run schemas", stale }).toEqual({ run: "npm run schemas", stale: [] });
});

test("no schema is left of a model that is gone; otherwise delete it", () => {
  const written = readdirSync("schemas").map((name) => `schemas/${name}`);
  expect(written.filter((place) => !(place in files))).toEqual([]);
});

test("every key has a Polish description for the hover", () => {
  const { properties } = schema("service");
  expect(properties.headline?.description).toBe("Nagłówek strony.");
  expect(properties.photo?.properties.alt?.description).toContain("Co widać na zdjęciu");
});

test("choices, addresses, galleries and towns can be completed", () => {
  const { properties } = schema("service");
  expect(properties.opening?.enum).toEqual(["form", "comparisons"]);
  expect(properties.related?.items.enum).toContain("/zakladanie-ogrodu/trawa-z-rolki");
  expect(properties.gallery?.enum).toContain("realizacje");
  expect(schema("town").items.properties.nearby?.items.enum).toContain("Pruszcz Gdański");
  expect(schema("navigation").properties.links?.items.properties.address?.examples).toContain(
    "/kontakt",
  );
});

test("a page that shows another's content needs no other key", () => {
  const { required, then } = schema("service");
  expect(required).toBeUndefined();
  expect(then?.required).toContain("headline");
});

test("the editor maps every folder to its schema", () => {
  const settings = JSON.parse(files[".vscode/settings.json"] ?? "") as {
    "yaml.schemas": Record<string, string[]>;
  };
  expect(settings["yaml.schemas"]).toMatchObject({
    "./schemas/faq-item.json": ["content/faq.yaml"],
    "./schemas/gallery.json": ["content/galleries/*.yaml"],
    "./schemas/service.json": ["content/services/*.yaml", "content/services/*/*.yaml"],
  });
});
