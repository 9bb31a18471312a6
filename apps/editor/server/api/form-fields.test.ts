import { z } from "zod";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { required } from "@typed-site/utils";
import { type ContentFile, f, readContent } from "gatsby-plugin-typed-content";
import type { Choice, FormField } from "../../shared/contract";
import { galleryFile, tinyContent, tinyFiles } from "../tiny-content.fixture";
import { formFields } from "./form-fields";

const files = readContent(
  contentFolder({
    ...tinyFiles,
    "galleries/ogrody.yaml": galleryFile.replaceAll("photos/", "photos/realizacje/"),
    "equipment.yaml": "- { name: Kosa, photo: { src: photos/sprzet/kosa.jpg, alt: Kosa } }\n",
  }),
);

const modelOf = (place: string) => required(tinyContent.modelOfFile(place), place);
const formOf = (place: string, from: ContentFile[] = files) =>
  formFields(tinyContent, from, modelOf(place), place);

/** The field that keys lead to; a list is gone into by itself. */
const fieldOf = (place: string, keys: readonly string[], from?: ContentFile[]): FormField =>
  keys.reduce(
    (field, key) => {
      const group = field.kind === "list" ? field.entry : field;
      return required(group.kind === "group" ? group.fields[key] : undefined, key);
    },
    formOf(place, from),
  );

const places = tinyContent.models.map(({ files: [glob = ""] }) => glob.replaceAll("*", "x"));

function pathsOfModel(schema: z.ZodType, at: string): string[] {
  const bare = f.unwrap(schema);
  if (bare instanceof z.ZodArray) return pathsOfModel(bare.element as z.ZodType, at);
  if (!(bare instanceof z.ZodObject)) return [at];
  return Object.entries(bare.shape).flatMap(([key, field]) =>
    pathsOfModel(field as z.ZodType, `${at}.${key}`),
  );
}

function pathsOfForm(field: FormField, at: string): string[] {
  if (field.kind === "list") return pathsOfForm(field.entry, at);
  if (field.kind !== "group") return [at];
  return Object.entries(field.fields).flatMap(([key, inner]) => pathsOfForm(inner, `${at}.${key}`));
}

test("every field of every model is in a form", () => {
  const shown = places.flatMap((place) => pathsOfForm(formOf(place), place));
  const known = places.flatMap((place) => pathsOfModel(modelOf(place).shape, place));
  expect(known.length).toBeGreaterThan(30);
  expect(shown).toEqual(known);
});

test("a field has the model's label and hint, its rows, and says whether it is needed", () => {
  expect(fieldOf("galleries/x.yaml", ["photos", "caption"])).toEqual({
    kind: "text",
    label: "Podpis pod zdjęciem",
    hint: "Co widać, w kilku słowach.",
    isNeeded: true,
    rows: 2,
  });
  expect(fieldOf("faq.yaml", ["answer"])).toMatchObject({ rows: 2, isMarkdown: true });
  expect(fieldOf("company.yaml", ["brand"])).toMatchObject({ kind: "text", rows: 1 });
  expect(fieldOf("company.yaml", ["tagline"])).toMatchObject({ isNeeded: false });
});

test("a hint names the words in braces that a text must have", () => {
  expect(fieldOf("pages/town.yaml", ["heroTitle"])).toMatchObject({
    hint: "W tekście musi być {place}.",
    mustHavePlaceholders: true,
  });
});

test("a list says what it adds, and what one of its entries is called", () => {
  expect(fieldOf("faq.yaml", [])).toMatchObject({
    label: "Pytania i odpowiedzi",
    noun: "Pytanie",
    addLabel: "Dodaj pytanie",
    entry: { label: "Pytanie", titleKey: "question" },
  });
  expect(fieldOf("company.yaml", ["regions"])).toMatchObject({ addLabel: "Dodaj nazwę okolicy" });
  expect(fieldOf("services/x.yaml", ["related"])).toMatchObject({
    noun: "Usługa",
    addLabel: "Dodaj usługę",
  });
  expect(fieldOf("navigation.yaml", ["header"])).toMatchObject({ entry: { titleKey: "label" } });
  expect(formOf("towns/x.yaml")).toMatchObject({ label: "Miejscowości", titleKey: "name" });
});

test("a word is chosen by what it means, a thing by its title", () => {
  expect(fieldOf("company.yaml", ["phones", "id"])).toMatchObject({
    kind: "choice",
    hiddenInLists: true,
    choices: [
      { value: "quotes", label: "porady i wyceny" },
      { value: "office", label: "biuro" },
    ],
  });
  expect(fieldOf("services/x.yaml", ["gallery"])).toMatchObject({
    choices: [{ value: "ogrody", label: "Nasze ogrody" }],
  });
});

test("a page is chosen by its title, with the places to which links lead already", () => {
  const menu = "header:\n  - { label: Oferta, items: [/trawa-z-rolki, /kontakt#mapa] }\n";
  const from = readContent(contentFolder({ ...tinyFiles, "navigation.yaml": menu }));
  const field = fieldOf("navigation.yaml", ["header", "items"], from);
  const { choices } = (field.kind === "list" ? field.entry : field) as { choices?: Choice[] };
  expect(choices).toEqual(
    expect.arrayContaining([
      { value: "/kontakt", label: "Kontakt" },
      { value: "/trawa-z-rolki", label: "Trawa z rolki" },
      { value: "/kontakt#mapa", label: "Kontakt, miejsce „mapa”" },
    ]),
  );
});

test("things of one title are told apart by their names", () => {
  const both = readContent(contentFolder({ ...tinyFiles, "galleries/inne.yaml": galleryFile }));
  expect(fieldOf("services/x.yaml", ["gallery"], both)).toMatchObject({
    choices: [{ label: "Nasze ogrody (inne)" }, { label: "Nasze ogrody (ogrody)" }],
  });
});

test("things are in the order of their titles, as Poles have it; one without is called by its name", () => {
  const titled = (title: string) => galleryFile.replace("Nasze ogrody", title);
  const galleries = {
    "galleries/a.yaml": titled("Żywopłoty"),
    "galleries/b.yaml": titled("Ćwikła"),
    "galleries/c.yaml": titled("Dęby"),
    "galleries/d.yaml": titled("''"),
  };
  const from = readContent(contentFolder({ ...tinyFiles, ...galleries }));
  const { choices } = fieldOf("services/x.yaml", ["gallery"], from) as { choices?: Choice[] };
  const labels = ["Ćwikła", "d", "Dęby", "Nasze ogrody", "Żywopłoty"];
  expect(choices?.map(({ label }) => label)).toEqual(labels);
});

test("a text with bounds on both sides is told them, to count its letters", () => {
  expect(fieldOf("services/x.yaml", ["seo", "title"])).toMatchObject({ letters: [15, 60] });
  expect(fieldOf("services/x.yaml", ["seo", "description"])).toMatchObject({ letters: [120, 158] });
  expect(fieldOf("company.yaml", ["brand"])).not.toHaveProperty("letters");
});

test("what other entries say is proposed where the model wants it", () => {
  const town = required(
    files.find(({ file }) => file.startsWith("towns/")),
    "a town",
  );
  const towns = ["powiat b", "powiat a", "powiat a"].map((county, index) => ({
    ...town,
    file: `towns/${index}.yaml`,
    data: { ...(town.data as object), county },
  }));
  const from = [...files.filter(({ file }) => !file.startsWith("towns/")), ...towns];
  expect(fieldOf("towns/x.yaml", ["county"], from)).toMatchObject({
    proposals: ["powiat a", "powiat b"],
  });
  expect(fieldOf("towns/x.yaml", ["name"], from)).not.toHaveProperty("proposals");
});

test("a short name may be left empty", () => {
  const { isNeeded, hint } = fieldOf("faq.yaml", ["slug"]);
  expect(isNeeded).toBe(false);
  expect(hint).toContain("Puste pole wypełni się samo.");
});

test("new photos go into the folder of their type, or where the others of the field are, and are named from the file", () => {
  expect(fieldOf("galleries/x.yaml", ["photos", "src"])).toMatchObject({
    kind: "photo",
    folder: "realizacje",
    pathToContent: "../",
  });
  expect(fieldOf("equipment.yaml", ["photo", "src"])).toMatchObject({
    folder: "maszyny",
    pathToContent: "",
  });
});

test("a day, a place on the map and yes or no have their own fields", () => {
  expect(fieldOf("towns/x.yaml", ["lat"]).kind).toBe("degrees");
  expect(fieldOf("reviews.yaml", ["date"]).kind).toBe("date");
  expect(fieldOf("galleries/x.yaml", ["photos", "visualisation"])).toMatchObject({
    kind: "yesNo",
    isOfPhoto: true,
  });
});
