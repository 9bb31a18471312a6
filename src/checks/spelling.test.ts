import { unknownWords } from "./spelling";

/** Stands in for the dictionary, which takes ten seconds to load. */
const isSpelled = (word: string) => ["Koszenie", "trawy", "Mulczer", "Pytanie"].includes(word);

const wordsIn = (yaml: string) => unknownWords(yaml, isSpelled);

it("names a misspelled word and its line", () => {
  expect(wordsIn("title: Koszenie\ntext: Koszenie trawyy")).toEqual([{ word: "trawyy", line: 2 }]);
});

it("reads keys, addresses, pictures and placeholders as what they are", () => {
  const yaml = [
    "unknownKey: Koszenie",
    "src: ../photos/zdjecie.jpg",
    "address: /przyklad",
    'text: "Pytanie {phone} [trawy](/kosenie) nikt@nikt.example https://nikt.example/x"',
    "gallery: mulczer-lesny",
  ].join("\n");
  expect(wordsIn(yaml)).toEqual([]);
});
