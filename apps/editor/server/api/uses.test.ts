import { z } from "zod";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { defineContent, defineModel, f, polish, readContent } from "gatsby-plugin-typed-content";
import { commonest } from "./commonest";
import { usesOf } from "./uses";

const site = defineContent({
  language: polish,
  models: [
    defineModel({
      typeName: "Work",
      label: "Prace",
      noun: "Praca",
      titleKey: "title",
      description: "Praca.",
      files: ["works/*.yaml"],
      shape: z.strictObject({
        title: f.heading("Tytuł"),
        body: f.markdown("Treść"),
        photo: f.photo("Zdjęcie").optional(),
      }),
    }),
  ],
});
const uses = usesOf(
  site,
  readContent(
    contentFolder({
      "works/a.yaml": `title: Wycinka
body: "[a](/cennik) i [b](/cennik#drzewa), [c](/o-nas)"
photo: { src: ../photos/dab.jpg, alt: Dąb }
`,
      "works/b.yaml": `title: Darń
body: "[d](/cennik)"
photo: { src: ../photos/dab.jpg }
`,
      "other.yaml": "a: 1",
    }),
  ),
);

test("a page knows each text that leads to it once, wherever on it the links lead", () => {
  expect(uses.get("/cennik")?.map(({ file, path, alt }) => ({ file, path, alt }))).toEqual([
    { file: "works/a.yaml", path: ["body"], alt: "" },
    { file: "works/b.yaml", path: ["body"], alt: "" },
  ]);
  // A link is found in its text, a photo in its entry.
  expect(uses.get("/o-nas")?.map(({ label }) => label)).toEqual(["Praca „Wycinka”: „Treść”"]);
  expect(uses.get("/o-nas")).toMatchObject([{ file: "works/a.yaml", section: "Prace" }]);
});

test("a photo knows by its place each entry that shows it, and what is said of it there", () => {
  expect(uses.get("photos/dab.jpg")).toMatchObject([
    { file: "works/a.yaml", path: ["photo", "src"], alt: "Dąb" },
    { file: "works/b.yaml", alt: "" },
  ]);
  expect(uses.get("photos/dab.jpg")?.map(({ label }) => label)).toEqual([
    "Praca „Wycinka”",
    "Praca „Darń”",
  ]);
  expect([...uses.keys()].sort()).toEqual(["/cennik", "/o-nas", "photos/dab.jpg"]);
});

test("of values that occur alike often the first one is the commonest", () => {
  expect(commonest(["a", "b", "b", "c"])).toBe("b");
  expect(commonest(["b", "a", "a", "b"])).toBe("b");
  expect(commonest(["a"])).toBe("a");
  expect(commonest([])).toBeUndefined();
});
