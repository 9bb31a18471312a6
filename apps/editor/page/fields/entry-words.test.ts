import type { FormField } from "../../shared/contract";
import { group, line, list, photoFile } from "../form-fields.fixture";
import { entryPhotos, entryWords } from "./entry-words";

const quality: FormField = {
  kind: "choice",
  label: "Termin",
  isNeeded: true,
  choices: [{ value: "best", label: "najlepszy" }],
};
const photo = group("Zdjęcie", { src: photoFile, alt: line("Co widać") });
const entry = group(
  "Wpis",
  {
    slug: { ...line("Krótka nazwa"), hiddenInLists: true } as FormField,
    quality,
    photo,
    pair: list("Zdjęcia", photoFile),
    months: list("Miesiące", quality),
    note: line("Uwaga"),
    title: line("Nazwa"),
  },
  "title",
);

test.each([
  ["its title first, and nothing that is hidden", { slug: "l", note: "b", title: "a" }, ["a", "b"]],
  ["of a menu the words of the choice", { quality: "best", note: 12 }, ["najlepszy", "12"]],
  ["its own words before those of its photo", { photo: { alt: "Dąb" }, note: "Po" }, ["Po", "Dąb"]],
  ["of a list all entries", { months: ["best", "avoid"] }, ["najlepszy", "avoid"]],
  ["nothing where nothing was typed", { photo: {}, note: "" }, []],
])("a closed entry shows %s", (_, value, words) => {
  expect(entryWords(entry, value)).toEqual(words);
});

test("Markdown shows its words without marks", () => {
  const text: FormField = {
    kind: "text",
    rows: 2,
    isMarkdown: true,
    label: "Treść",
    isNeeded: true,
  };
  expect(entryWords(text, "- **Dąb** i [buk](/buk)\n- {phone}")).toEqual(["Dąb i buk {phone}"]);
});

test("a day is written as people write it", () => {
  expect(entryWords({ kind: "date", label: "Dzień", isNeeded: true }, "2026-12-14")).toEqual([
    "14 grudnia 2026",
  ]);
});

test("a line shows itself, and an empty one nothing", () => {
  expect(entryWords(line("Okolica"), "Kaszuby")).toEqual(["Kaszuby"]);
  expect(entryWords(line("Okolica"), null)).toEqual([]);
});

test("an entry's photos are small, at most two, wherever they are in it", () => {
  const one = { photo: { src: "../photos/prace/1.jpg", alt: "Zdjęcia z photos/2.jpg" } };
  expect(entryPhotos(entry, one)).toEqual(["/admin/photos/prace/1.jpg?width=160"]);
  const more = { ...one, pair: ["photos/a.jpg", "../../photos/b.jpg"] };
  expect(entryPhotos(entry, more)).toEqual([
    "/admin/photos/prace/1.jpg?width=160",
    "/admin/photos/a.jpg?width=160",
  ]);
  expect([entryPhotos(entry, { note: "Trawa" }), entryPhotos(entry, undefined)]).toEqual([[], []]);
});
