import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../../e2e/support/content/content-folder";
import { gallery, rightContent } from "../../../e2e/support/content/content-problems";
import { content as site } from "../../content";

let folder: string;

beforeAll(() => {
  folder = contentFolder(
    Object.fromEntries(
      Object.entries(rightContent).map(([name, text]) => [`content/${name}`, text]),
    ),
    "content/photos",
  );
  site.writeSchemas(folder);
});

interface Schema {
  description?: string;
  enum?: string[];
  examples?: string[];
  properties: Record<string, Schema>;
  items: Schema;
}

const schema = (name: string) =>
  JSON.parse(readFileSync(path.join(folder, `.schemas/${name}.json`), "utf8")) as Schema;

test("the editor's settings fit the models; otherwise run `npm run task schemas` and commit them", () => {
  expect(readFileSync(".vscode/settings.json", "utf8")).toBe(site.editorSettings());
});

test("a new record can be chosen as soon as the schemas are written again", () => {
  writeFileSync(path.join(folder, "content/galleries/tarasy.yaml"), gallery);
  site.writeSchemas(folder);
  expect(schema("service").properties.gallery?.enum).toContain("tarasy");
});

test("schemas are written of content that has mistakes, too", () => {
  writeFileSync(path.join(folder, "content/galleries/zle.yaml"), "title: Nasze: ogrody\n");
  writeFileSync(path.join(folder, "content/towns/bez-nazwy.yaml"), "lat: 54\n");
  site.writeSchemas(folder);
  expect(schema("town").properties.nearby?.items.enum).toEqual(["Gdynia", "Hel", "Puck", "Reda"]);
});

test("every key has a Polish description for the hover", () => {
  const { properties } = schema("service");
  expect(properties.headline?.description).toBe("Nagłówek strony.");
  expect(properties.photo?.properties.alt?.description).toContain("Co widać na zdjęciu");
});

test("choices, addresses, galleries and towns can be completed", () => {
  const { properties } = schema("service");
  expect(properties.opening?.enum).toEqual(["form", "comparisons"]);
  expect(properties.related?.items.enum).toContain("/trawa-z-rolki");
  expect(properties.gallery?.enum).toContain("ogrody");
  expect(schema("town").properties.nearby?.items.enum).toContain("Puck");
  expect(schema("navigation").properties.links?.items.properties.address?.examples).toContain(
    "/kontakt",
  );
});

test("the editor maps every folder to its schema", () => {
  const settings = JSON.parse(site.editorSettings()) as {
    "yaml.schemas": Record<string, string[]>;
  };
  expect(settings["yaml.schemas"]).toMatchObject({
    "./.schemas/faq-item.json": ["content/faq.yaml"],
    "./.schemas/town.json": ["content/towns/*.yaml"],
    "./.schemas/service.json": ["content/services/*.yaml", "content/services/*/*.yaml"],
  });
});
