import { stringify } from "yaml";
import { parseContent } from "gatsby-plugin-typed-content";
import { tinyContent as content } from "../tiny-content.fixture";
import {
  differenceInWords,
  fileDifferences,
  labelOfFile,
  otherDifference,
} from "./content-differences";

const differences = (file: string, before: unknown, after: unknown) => {
  const source = (data: unknown) =>
    data === undefined ? undefined : parseContent(file, stringify(data));
  return fileDifferences(content, file, source(before), source(after));
};

const faq = [
  { slug: "czas", question: "Ile trwa cięcie?", answer: "Dzień." },
  { slug: "cena", question: "Ile kosztuje?", answer: "To zależy." },
];

test("a text that was changed is named by its entry and its field's label", () => {
  const [first, second] = faq;
  expect(differences("faq.yaml", faq, [first, { ...second, answer: "Dużo." }])).toEqual([
    {
      owner: "Pytanie 2 „Ile kosztuje?”",
      field: "Odpowiedź",
      kind: "changed",
      before: "To zależy.",
      after: "Dużo.",
    },
  ]);
});

test("a new entry is told once, whole, wherever it was put", () => {
  const added = { slug: "nowe", question: "Czy w soboty?", answer: "Tak." };
  expect(differences("faq.yaml", faq, [added, ...faq])).toEqual([
    {
      owner: "Pytanie 1 „Czy w soboty?”",
      field: "",
      kind: "added",
      after: "nowe\nCzy w soboty?\nTak.",
    },
  ]);
});

test("an entry that is gone, and another order, are told", () => {
  const [first, second] = faq;
  expect(differences("faq.yaml", faq, [first])).toMatchObject([
    { owner: "Pytanie 2 „Ile kosztuje?”", kind: "removed" },
  ]);
  expect(differences("faq.yaml", faq, [second, first])).toEqual([
    {
      owner: "Pytania i odpowiedzi",
      field: "",
      kind: "moved",
      before: "Ile trwa cięcie?\nIle kosztuje?",
      after: "Ile kosztuje?\nIle trwa cięcie?",
    },
  ]);
});

test("a field inside a part of a page, a photo and a field that was empty have their labels", () => {
  const before = {
    title: "Ogrody",
    photos: [{ src: "../photos/a/1.jpg", alt: "Dąb", caption: "Dąb" }],
  };
  const after = {
    title: "Ogrody",
    photos: [{ src: "../photos/a/2.jpg", alt: "Dąb", caption: "Dąb" }],
  };
  expect(differences("galleries/ogrody.yaml", before, after)).toEqual([
    {
      owner: "Galeria „Ogrody” › Zdjęcie 1 „Dąb”",
      field: "Plik zdjęcia",
      kind: "changed",
      formerPhotos: ["photos/a/1.jpg"],
      photos: ["photos/a/2.jpg"],
    },
  ]);
  expect(differences("company.yaml", { brand: "Bór" }, { brand: "Bór", nip: "1" })).toMatchObject([
    { owner: "Firma", field: expect.stringContaining("NIP") as string, kind: "added", after: "1" },
  ]);
});

test("photos of a new entry and of a list in another order are told as photos, without the names of their files", () => {
  const photo = (number: number) => ({ src: `../photos/a/${number}.jpg`, alt: `Dąb ${number}` });
  const gallery = (...photos: unknown[]) => ({ title: "Ogrody", photos });
  const file = "galleries/ogrody.yaml";
  expect(differences(file, gallery(photo(1)), gallery(photo(1), photo(2)))).toMatchObject([
    { kind: "added", after: "Dąb 2", photos: ["photos/a/2.jpg"] },
  ]);
  expect(differences(file, gallery(photo(1), photo(2)), gallery(photo(2), photo(1)))).toMatchObject(
    [{ kind: "moved", after: "Dąb 2\nDąb 1", photos: ["photos/a/2.jpg", "photos/a/1.jpg"] }],
  );
});

test("a choice is told as the form shows it, also inside of what is new", () => {
  const machine = { name: "Kopiemy", icon: "excavator" };
  const after = differences("equipment.yaml", [], [machine])[0]?.after ?? "";
  expect(after).toContain("koparka");
  expect(after).not.toContain("excavator");
});

test("numbers, days and boxes are told as a form shows them", () => {
  const file = "towns/reda.yaml";
  expect(
    differences(file, { name: "Reda", lat: 54.5 }, { name: "Reda", lat: 54.75 }),
  ).toMatchObject([{ kind: "changed", before: "54,5", after: "54,75" }]);
  const gallery = (visualisation: boolean) => ({
    title: "Ogrody",
    photos: [{ src: "../photos/a.jpg", alt: "Dąb", caption: "Dąb", visualisation }],
  });
  expect(differences("galleries/ogrody.yaml", gallery(false), gallery(true))).toMatchObject([
    { before: "nie", after: "tak" },
  ]);
  const review = (date: string) =>
    parseContent("reviews.yaml", `- { author: Jan, date: "${date}" }\n`);
  const dated = ["2026-12-14", "2026-12-15"].map(review);
  expect(fileDifferences(content, "reviews.yaml", dated[0], dated[1])).toMatchObject([
    { before: "14 grudnia 2026", after: "15 grudnia 2026" },
  ]);
});

test("a file that is new or gone is one thing by its name", () => {
  const town = { name: "Reda", locative: "w Redzie" };
  expect(differences("towns/reda.yaml", undefined, town)).toEqual([
    { owner: "Miejscowość „Reda”", field: "", kind: "added", after: "Reda\nw Redzie" },
  ]);
  expect(differences("towns/reda.yaml", town, undefined)).toMatchObject([
    { owner: "Miejscowość „Reda”", kind: "removed" },
  ]);
});

test("a file that can't be read, or that no model knows, is named by its own name", () => {
  const broken = parseContent("faq.yaml", "- a: b\n  c");
  expect(fileDifferences(content, "faq.yaml", parseContent("faq.yaml", "[]"), broken)).toEqual([
    { owner: "Plik „faq.yaml”", field: "", kind: "changed" },
  ]);
  expect(differences("inne/plik.yaml", undefined, {})).toEqual([
    { owner: "Plik „plik.yaml”", field: "", kind: "added" },
  ]);
});

test.each([
  ["towns/puck.yaml", "name: Puck\n", "Miejscowość „Puck”"],
  ["faq.yaml", "[]\n", "Pytania i odpowiedzi"],
  ["towns/puck.yaml", "name: [", "Plik „puck.yaml”"],
  ["towns/puck.yaml", undefined, "Plik „puck.yaml”"],
  ["photos/prace/1.jpg", undefined, "Zdjęcie „1.jpg”"],
])("%s with %j is called by what it holds", (place, text, label) => {
  const file = text === undefined ? undefined : parseContent(place, text);
  expect(labelOfFile(content, place, file)).toBe(label);
});

test("a photo that is there is shown, one that is gone is not", () => {
  const place = "photos/prace/1.jpg";
  const photo = { owner: "Zdjęcie „1.jpg”", field: "" };
  expect([
    otherDifference(place, false, true),
    otherDifference(place, true, true),
    otherDifference(place, true, false),
  ]).toEqual([
    { ...photo, kind: "added", photos: [place] },
    { ...photo, kind: "changed", photos: [place] },
    { ...photo, kind: "removed" },
  ]);
});

test("whoever agrees to a difference reads what is there now", () => {
  const town = { owner: "Miejscowość „Puck”", field: "Powiat" };
  expect([
    differenceInWords({
      ...town,
      kind: "changed",
      before: "gdański",
      after: "pucki",
    }),
    differenceInWords({ ...town, kind: "removed", before: "pucki" }),
    differenceInWords({ ...town, kind: "changed", photos: ["photos/1.jpg"] }),
    differenceInWords({ ...town, field: "", kind: "added", after: "Puck" }),
  ]).toEqual([
    "Miejscowość „Puck”: „Powiat”, teraz: „pucki”",
    "Miejscowość „Puck”: „Powiat”, teraz: usunięto",
    "Miejscowość „Puck”: „Powiat”",
    "Miejscowość „Puck”, teraz: „Puck”",
  ]);
});

test("what looks otherwise only in the file is no difference", () => {
  const one = parseContent("faq.yaml", "- slug: a\n  question: Tak?\n");
  const other = parseContent("faq.yaml", '# uwaga\n- question: "Tak?"\n  slug: a\n');
  expect(fileDifferences(content, "faq.yaml", one, other)).toEqual([]);
});
