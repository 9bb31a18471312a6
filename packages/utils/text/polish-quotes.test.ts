import { otherQuotes, polishQuotes } from "./polish-quotes";

test.each([
  ['do „pasa technicznego", więc', "do „pasa technicznego”, więc"],
  ["do ,,pasa technicznego'', więc", "do „pasa technicznego”, więc"],
  ['do ,,pasa technicznego", więc', "do „pasa technicznego”, więc"],
  ['do "pasa technicznego", więc', "do „pasa technicznego”, więc"],
  ["do “pasa technicznego”, więc", "do „pasa technicznego”, więc"],
  ["do „pasa technicznego“, więc", "do „pasa technicznego”, więc"],
  ['"a"\n"b"', "„a”\n„b”"],
  ['**"pas"** i ("pas")', "**„pas”** i („pas”)"],
])("%s becomes %s", (text, right) => {
  expect(polishQuotes(text)).toBe(right);
  expect(polishQuotes(right)).toBe(right);
});

test.each([
  'rura 3/4" i 1/2", razem 2',
  'rura o średnicy 4" w „peszlu”',
  "„pas” i „pas”",
  "tak,, nie",
  'znak " sam',
  'szerokie na 5" i 6" deski',
  '<a href="/x">',
])("%s stays", (text) => {
  expect(polishQuotes(text)).toBe(text);
  expect(otherQuotes(text)).toBeUndefined();
});

test("the first words in other marks are found among those in right ones", () => {
  expect(otherQuotes('„tak”, "nie" i "może"')).toBe('"nie"');
});
