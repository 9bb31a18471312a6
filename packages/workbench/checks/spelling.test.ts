import { z } from "zod";
import { defineContent, defineModel, f, parseContent, polish } from "gatsby-plugin-typed-content";
import { styleFindings, unknownWords } from "./spelling";

const step = f.group("Step", "Krok", {
  title: f.label("Nazwa"),
  photo: f.photo("Zdjęcie").optional(),
});
const page = defineModel({
  typeName: "WorkPage",
  label: "Prace",
  description: "Prace.",
  files: ["work.yaml"],
  shape: z.strictObject({
    name: f.id("Krótka nazwa"),
    kind: f.choice("WorkKind", "Rodzaj", { mow: "koszenie" }),
    next: f.reference("Page", "Następna strona"),
    day: f.date("Dzień"),
    text: f.markdown("Treść"),
    steps: f.list(step, "Kroki"),
  }),
});
const content = defineContent({ language: polish, models: [page] });
const file = (yaml: string) => parseContent("work.yaml", yaml);

/** Replaces the dictionary. */
const isSpelled = (word: string) => ["Koszenie", "trawy", "Pytanie"].includes(word);

const wordsIn = (yaml: string) => unknownWords(content, file(yaml), isSpelled);

it("names a misspelled word and its place", () => {
  expect(wordsIn("text: Koszenie trawyy")).toEqual([{ words: "trawyy", line: 1, path: ["text"] }]);
  expect(wordsIn("text: Koszenie\nsteps:\n  - title: trawy\n  - title: Koszeniee")).toEqual([
    { words: "Koszeniee", line: 4, path: ["steps", 1, "title"] },
  ]);
});

it("leaves out what the model says that nobody reads, addresses and placeholders", () => {
  const yaml = [
    "name: mulczer",
    "kind: mow",
    "next: /przyklad",
    "day: 2026-11-01",
    'text: "Pytanie {phone} [trawy](/kosenie) [trawy](<koszeniee trawyy>) nikt@nikt.example https://nikt.example/x?at={place}&zoom=9"',
    "steps: [{ title: Koszenie, photo: { src: ../photos/zdjecie.jpg, alt: trawy } }]",
  ].join("\n");
  expect(wordsIn(yaml)).toEqual([]);
});

it.each([
  "[www.facebook.com/boritrawnik/posts/1](https://www.facebook.com/boritrawnik/posts/1)",
  "(boritrawnik.example.pl)",
  "„Boritrawnik.pl”,",
  "wzor-umowy_nowy.pdf.",
  "biuro@boritrawnik.pl",
  "z",
])("finds no words in %s", (address) => {
  expect(wordsIn(`text: "Koszenie ${address} trawy"`)).toEqual([]);
});

it("finds the words around a point without a blank", () => {
  expect(wordsIn("text: trawyy.Koszenie").map(({ words }) => words)).toEqual(["trawyy"]);
});

it("names what the house writes otherwise, with its line and what to write", () => {
  const rule = () => [{ words: "2 %", advice: "piszemy „2%”" }];
  expect(styleFindings(content, file("next: /2\ntext: spadek 2 %"), [rule])).toEqual([
    { line: 2, path: ["text"], words: "2 %", advice: "piszemy „2%”" },
  ]);
});
