import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { z } from "zod";
import { contentFolder } from "../../../e2e/support/content/content-folder";
import type { ContentFile } from "../../content-model";
import { unwrap } from "../../content-model/fields";
import { readContent } from "../../content-model/read/read-content";
import { required } from "../../utils";
import type { FieldOptions } from "../contract";
import { galleryFile, tinyContent, tinyFiles } from "../tiny-content.fixture";
import { formSchema } from "./form-schema";

const files = readContent(
  contentFolder({
    ...tinyFiles,
    "galleries/ogrody.yaml": galleryFile.replaceAll("photos/", "photos/realizacje/"),
    "equipment.yaml": "- { name: Kosa, photo: { src: photos/sprzet/kosa.jpg, alt: Kosa } }\n",
  }),
);

const modelOf = (place: string) => required(tinyContent.modelOfFile(place), place);
const formOf = (place: string, from: ContentFile[] = files) =>
  formSchema(tinyContent, from, modelOf(place), place);

/** The form of a field; `items` leads into a list. */
function fieldOf(place: string, keys: readonly string[], from?: ContentFile[]) {
  const form = formOf(place, from);
  return keys.reduce<{ schema: RJSFSchema; ui: UiSchema }>(
    ({ schema, ui }, key) => ({
      schema: (key === "items" ? schema.items : schema.properties?.[key]) as RJSFSchema,
      ui: ui[key] as UiSchema,
    }),
    { schema: form.schema, ui: form.uiSchema },
  );
}

const places = tinyContent.models.map(({ files: [glob = ""] }) => glob.replaceAll("*", "x"));

function pathsOfModel(schema: z.ZodType, at: string): string[] {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodArray) return pathsOfModel(bare.element as z.ZodType, at);
  if (!(bare instanceof z.ZodObject)) return [at];
  return Object.entries(bare.shape).flatMap(([key, field]) =>
    pathsOfModel(field as z.ZodType, `${at}.${key}`),
  );
}

/** All fields below a schema, with the labels that lead to them. */
function fieldsIn(schema: RJSFSchema, at: string): { at: string; schema: RJSFSchema }[] {
  if (schema.items) return fieldsIn(schema.items as RJSFSchema, at);
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
    { at: `${at}.${key}`, schema: inner as RJSFSchema },
    ...fieldsIn(inner as RJSFSchema, `${at}.${key}`),
  ]);
}

test("every field of every model is in a form", () => {
  const shown = places.flatMap((place) => fieldsIn(formOf(place).schema, place));
  const known = places.flatMap((place) => pathsOfModel(modelOf(place).shape, place));
  expect(known.length).toBeGreaterThan(30);
  expect(known.filter((path) => !shown.some(({ at }) => at === path))).toEqual([]);
});

test("fields speak Polish, say whether they are needed, and a long text gets several rows", () => {
  const { schema } = fieldOf("galleries/x.yaml", ["photos", "items"]);
  expect(schema.required).toContain("caption");
  expect(schema.properties?.caption).toMatchObject({
    title: "Podpis pod zdjęciem",
    description: expect.stringContaining("w kilku słowach") as string,
  });
  expect(fieldOf("faq.yaml", ["items", "answer"]).ui).toEqual({
    "ui:widget": "longText",
    "ui:options": { isMarkdown: true },
  });
  expect(fieldOf("company.yaml", ["brand"]).ui).toEqual({ "ui:widget": "line" });
});

test("a list says what it adds, and what one of its entries is called", () => {
  const options = (place: string, keys: string[] = []) => fieldOf(place, keys).ui["ui:options"];
  expect(options("faq.yaml")).toEqual({ noun: "Pytanie", addLabel: "Dodaj pytanie" });
  expect(options("company.yaml", ["regions"])).toMatchObject({ addLabel: "Dodaj nazwę okolicy" });
  expect(options("services/x.yaml", ["related"])).toMatchObject({ addLabel: "Dodaj usługę" });
});

test("a word is chosen by what it means, a thing by its title", () => {
  const { schema, ui } = fieldOf("company.yaml", ["phones", "items", "id"]);
  expect(ui).toEqual({ "ui:widget": "choice" });
  expect(schema).not.toHaveProperty("enum");
  expect(schema.oneOf).toContainEqual({ const: "quotes", title: "porady i wyceny" });
  const galleries = fieldOf("services/x.yaml", ["gallery"]).schema.oneOf;
  expect(galleries).toEqual([{ const: "ogrody", title: "Nasze ogrody" }]);
});

test("things of one title are told apart by their names", () => {
  const both = {
    ...tinyFiles,
    "galleries/inne.yaml": galleryFile,
  };
  const { schema } = fieldOf("services/x.yaml", ["gallery"], readContent(contentFolder(both)));
  expect(schema.oneOf?.map((one) => (one as RJSFSchema).title)).toEqual([
    "Nasze ogrody (inne)",
    "Nasze ogrody (ogrody)",
  ]);
});

test("a text with bounds on both sides is told them, to count its letters", () => {
  const letters = (place: string, ...keys: string[]) =>
    (fieldOf(place, keys).ui["ui:options"] as FieldOptions | undefined)?.letters;
  expect(letters("services/x.yaml", "seo", "title")).toEqual([15, 60]);
  expect(letters("services/x.yaml", "seo", "description")).toEqual([120, 158]);
  expect(letters("company.yaml", "brand")).toBeUndefined();
});

test("what many entries share is proposed, and another may be typed", () => {
  const town = files.find(({ file }) => file.startsWith("towns/"));
  const towns = ["Hel", "Puck", "Reda", "Gdynia"].map((name, index) => ({
    ...town!,
    file: `towns/${name.toLowerCase()}.yaml`,
    data: { ...(town?.data as object), name, county: index === 0 ? "powiat b" : "powiat a" },
  }));
  const others = files.filter(({ file }) => !file.startsWith("towns/"));
  const ui = (key: string) => fieldOf("towns/x.yaml", [key], [...others, ...towns]).ui;
  expect(ui("county")["ui:options"]).toEqual({ proposals: ["powiat a", "powiat b"] });
  expect(ui("name")["ui:options"]).toBeUndefined();
});

test("a short name may be left empty", () => {
  const { schema } = fieldOf("faq.yaml", ["items"]);
  expect(schema.required).not.toContain("slug");
  expect(schema.properties?.slug).toMatchObject({
    description: expect.stringContaining("Puste pole wypełni się samo.") as string,
  });
});

test("new photos go where the others of the field are, and are named from the file", () => {
  expect(fieldOf("galleries/x.yaml", ["photos", "items", "src"]).ui).toEqual({
    "ui:widget": "photo",
    "ui:options": { photoFolder: "realizacje", up: "../" },
  });
  expect(fieldOf("equipment.yaml", ["items", "photo", "src"]).ui["ui:options"]).toEqual({
    photoFolder: "sprzet",
    up: "",
  });
});

test("a day and a place on the map have their own fields", () => {
  expect(fieldOf("towns/x.yaml", ["lat"]).ui["ui:widget"]).toBe("coordinates");
  expect(fieldOf("reviews.yaml", ["items", "date"]).ui["ui:widget"]).toBe("date");
});
