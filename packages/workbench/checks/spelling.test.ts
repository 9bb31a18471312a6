import { styleFindings, unknownWords } from "./spelling";

/** Replaces the dictionary. */
const isSpelled = (word: string) => ["Koszenie", "trawy", "Mulczer", "Pytanie"].includes(word);

const wordsIn = (yaml: string) => unknownWords(yaml, isSpelled);

it("names a misspelled word and its place", () => {
  expect(wordsIn("title: Koszenie\ntext: Koszenie trawyy")).toEqual([
    { words: "trawyy", line: 2, path: ["text"] },
  ]);
  expect(wordsIn("- title: Koszenie\n- steps:\n    - trawy\n    - Koszeniee")).toEqual([
    { words: "Koszeniee", line: 4, path: [1, "steps", 1] },
  ]);
});

it("reads keys, addresses, pictures and placeholders as what they are", () => {
  const yaml = [
    "unknownKey: Koszenie",
    "src: ../photos/zdjecie.jpg",
    "address: /przyklad",
    'text: "Pytanie {phone} [trawy](/kosenie) nikt@nikt.example https://nikt.example/x"',
    "gallery: mulczer-lesny",
    "reasons: [frost, rain]",
    "oneOf: [wlasciciel, wspolnota]",
  ].join("\n");
  expect(wordsIn(yaml)).toEqual([]);
});

it("names what the house writes otherwise, with its line and what to write", () => {
  const rule = () => [{ words: "2 %", advice: "piszemy „2%”" }];
  expect(styleFindings("address: /2\ntext: spadek 2 %", [rule])).toEqual([
    { line: 2, path: ["text"], words: "2 %", advice: "piszemy „2%”" },
  ]);
});
