import { parse } from "yaml";
import { z } from "zod";
import { contentFolder } from "../../../e2e/support/content/content-folder";
import { gallery, service } from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { content as site } from "../../../src/content";
import { unwrap } from "../../content-model/fields";
import { readContent } from "../../content-model/read/read-content";
import { asContent } from "../editing-api";
import { type DecapCollection, decapConfig, LIST_KEY } from "./decap-config";
import type { DecapField } from "./decap-field";

const sample = sampleContent();
const content = readContent(
  contentFolder({
    ...sample,
    "services/trawniki/darn.yaml": service.replaceAll("../", "../../"),
    "galleries/ogrody.yaml": gallery.replaceAll("photos/", "photos/realizacje/"),
    "equipment.yaml": `${sample["equipment.yaml"]}  photo: { src: photos/sprzet/hero-las.jpg, alt: Las }\n`,
  }),
);
const { collections } = decapConfig(site, content);

function pathsOf(schema: z.ZodType, at: string): string[] {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodArray) return pathsOf(bare.element as z.ZodType, at);
  if (!(bare instanceof z.ZodObject)) return [at];
  return Object.entries(bare.shape).flatMap(([key, field]) =>
    pathsOf(field as z.ZodType, `${at}.${key}`),
  );
}

function fieldPaths({ name, fields, field }: DecapField, parent: string): string[] {
  const at = `${parent}.${name}`;
  if (fields) return fields.flatMap((one) => fieldPaths(one, at));
  return field?.fields ? field.fields.flatMap((one) => fieldPaths(one, at)) : [at];
}

const entriesWith = (collection: DecapCollection) =>
  "files" in collection
    ? collection.files
    : [{ file: `${collection.folder}/x.yaml`, fields: collection.fields }];

/** Whether a collection shows a file, as Decap decides it. */
function holds(collection: DecapCollection, file: string): boolean {
  if ("files" in collection) return collection.files.some((one) => one.file === file);
  return file.slice(0, file.lastIndexOf("/")) === collection.folder;
}

test("every field of every model can be edited", () => {
  const editable = new Set(
    collections.flatMap(entriesWith).flatMap(({ file, fields }) => {
      const { typeName = "" } = site.modelOfFile(file) ?? {};
      return fields
        .flatMap((field) => fieldPaths(field, typeName))
        .map((place) => place.replace(`.${LIST_KEY}`, ""));
    }),
  );
  const known = site.models.flatMap((model) => pathsOf(model.shape, model.typeName));
  expect(known.length).toBeGreaterThan(100);
  expect(known.filter((place) => !editable.has(place))).toEqual([]);
});

test("every file stands in exactly one place of the editing page", () => {
  const places = content.map(({ file }) => ({
    file,
    count: collections.filter((collection) => holds(collection, file)).length,
  }));
  expect(places.filter(({ count }) => count !== 1)).toEqual([]);
});

test("the last entry of a list may go, where the list may be empty", () => {
  expect(fieldAt("main", "reviews", LIST_KEY).required).toBe(false);
  expect(fieldAt("main", "faq", LIST_KEY).required).toBe(true);
  for (const raw of ["{}", `${LIST_KEY}: []`, `${LIST_KEY}:`]) {
    expect(asContent(site, { path: "reviews.yaml", raw }).data).toEqual([]);
  }
});

test("a review's service and town are chosen, and may be missing", () => {
  const town = fieldAt("main", "reviews", LIST_KEY, "town");
  expect(town).toMatchObject({ widget: "select", required: false });
  expect(town.options).toContainEqual({ label: "Puck", value: "Puck" });
  expect(fieldAt("main", "reviews", LIST_KEY, "author").label).toBe("Kto ją napisał");
});

function fieldAt(collection: string, file: string | undefined, ...keys: string[]): DecapField {
  const found = collections.find(({ name }) => name === collection);
  if (!found) throw new Error(collection);
  let fields: DecapField[] | undefined =
    "files" in found ? found.files.find(({ name }) => name === file)?.fields : found.fields;
  let last: DecapField | undefined;
  for (const key of keys) {
    last = fields?.find(({ name }) => name === key);
    fields = last?.fields ?? last?.field?.fields;
  }
  if (!last) throw new Error(keys.join("."));
  return last;
}

test("fields speak Polish, and a long text gets several rows", () => {
  expect(fieldAt("galleries", undefined, "photos", "caption")).toMatchObject({
    label: "Podpis pod zdjęciem",
    hint: expect.stringContaining("Bez miejsca, daty i klienta") as string,
    required: true,
  });
  expect(fieldAt("main", "faq", LIST_KEY, "answer").widget).toBe("text");
  expect(fieldAt("main", "company", "brand").widget).toBe("string");
  expect(fieldAt("main", "company", "phones", "id").options).toContainEqual({
    label: "porady i wyceny",
    value: "quotes",
  });
});

test("a text with bounds on both sides is told them, to count its letters", () => {
  expect(fieldAt("services", undefined, "seo", "title").letters).toEqual([15, 60]);
  expect(fieldAt("services", undefined, "seo", "description").letters).toEqual([120, 158]);
  expect(fieldAt("main", "company", "brand").letters).toBeUndefined();
});

test("what many entries share is proposed, and another may be typed", () => {
  const town = content.find(({ file }) => file.startsWith("towns/"));
  const towns = ["Hel", "Puck", "Reda"].map((name, index) => ({
    ...town!,
    file: `towns/${name.toLowerCase()}.yaml`,
    data: { ...(town?.data as object), name, county: index === 0 ? "powiat b" : "powiat a" },
  }));
  const counted = decapConfig(site, [
    ...content.filter(({ file }) => !file.startsWith("towns/")),
    ...towns,
    { ...towns[0]!, file: "towns/gdynia.yaml" },
  ]);
  const fields = counted.collections.flatMap((one) =>
    "files" in one || one.name !== "towns" ? [] : one.fields,
  );
  const proposals = (name: string) => fields.find((field) => field.name === name)?.proposals;
  expect(proposals("county")).toEqual(["powiat a", "powiat b"]);
  expect(proposals("name")).toEqual([]);
});

test("a short name may be left empty", () => {
  const { required, hint } = fieldAt("main", "faq", LIST_KEY, "slug");
  expect(required).toBe(false);
  expect(hint).toContain("Puste pole wypełni się samo.");
});

test("no two fields that stand together have the same label", () => {
  const labelsOf = (fields: DecapField[], at: string): string[] =>
    fields.flatMap(({ label, fields: inner, field }) => [
      `${at} › ${label}`,
      ...labelsOf(inner ?? field?.fields ?? [], `${at} › ${label}`),
    ]);
  const labels = collections.flatMap((collection) =>
    entriesWith(collection).flatMap(({ file, fields }) => labelsOf(fields, file)),
  );
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test("no label and no hint speaks of files or of how they are written", () => {
  const wordsOf = ({ label, hint, fields, field }: DecapField): string[] => [
    label,
    hint ?? "",
    ...[...(fields ?? []), ...(field ? [field] : [])].flatMap(wordsOf),
  ];
  const words = collections.flatMap((collection) =>
    entriesWith(collection).flatMap(({ fields }) => fields.flatMap(wordsOf)),
  );
  expect(
    words.filter((one) => /\b(?:yaml|markdown|slug|regex|null|json|klucz)/i.test(one)),
  ).toEqual([]);
});

test("a group of entries has the name of its own page", () => {
  const group = { ...sample, "services/trawniki/index.yaml": service.replaceAll("../", "../../") };
  const read = readContent(contentFolder(group));
  const { collections: named } = decapConfig(site, read);
  const title = (
    read.find(({ file }) => file === "services/trawniki/index.yaml")?.data as { title: string }
  ).title;
  const found = named.find(({ name }) => name === "services-trawniki");
  expect(found?.label).toBe(`Usługi: ${title}`);
});

test("a further address of a page has its name, too, as a group and as a choice", () => {
  const page = `${service}alsoAt:\n  - /drzewa\n`.replace(/^title: .*/m, "title: Wycinka");
  const tree = service.replaceAll("../", "../../");
  const files = { ...sample, "services/wycinka.yaml": page, "services/drzewa/klon.yaml": tree };
  const config = decapConfig(site, readContent(contentFolder(files)));
  expect(config.collections.map(({ label }) => label)).toContain("Usługi: Wycinka");
  expect(JSON.stringify(config)).toContain("Wycinka (/drzewa)");
});

test("what names another file is chosen by its title", () => {
  expect(fieldAt("services", undefined, "gallery").options).toContainEqual({
    label: "Nasze ogrody (ogrody)",
    value: "ogrody",
  });
  expect(fieldAt("services", undefined, "gallery").required).toBe(false);
});

test("new photos of a gallery go where its other photos are, and are named from the file", () => {
  expect(fieldAt("galleries", undefined, "photos", "src")).toMatchObject({
    widget: "image",
    media_folder: "/photos/realizacje",
    public_folder: "../photos/realizacje",
  });
  expect(fieldAt("main", "equipment", LIST_KEY, "photo", "src").public_folder).toBe(
    "photos/sprzet",
  );
});

test("every choice of the configuration can be sent as JSON", () => {
  expect(parse(JSON.stringify(collections))).toEqual(JSON.parse(JSON.stringify(collections)));
});
