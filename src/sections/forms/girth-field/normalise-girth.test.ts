import { normaliseGirth } from "./normalise-girth";

test.each([
  ["95", 95],
  ["ok. 95 cm", 95],
  ["95,5cm", 95.5],
  ["1,2 m", 120],
  ["2 M", 200],
  ["1.25m", 125],
  ["1 metr", 100],
  ["jakieś 2 metry", 200],
  ["950 mm", 95],
  ["1500 mm", 150],
  ["2 cale", 5.1],
  ["30 in", 76.2],
  ["37 cali", 94],
  ['37"', 94],
])("girth %s", (typed, expected) => {
  expect(normaliseGirth(typed)).toBe(expected);
});

test.each([
  "",
  "gruby",
  "80 i 95",
  "0",
  "5 cm nad ziemią 95 cm",
  "1234567",
  "śr. 30 cm",
  "średnica 30",
  "srednica 30",
  "s\u0301r. 30",
  "sr. 30",
  "fi 30",
  "ø 30 cm",
  "⌀30",
])("no one girth: %s", (typed) => {
  expect(normaliseGirth(typed)).toBeUndefined();
});
