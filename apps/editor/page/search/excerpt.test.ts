import { excerptOf } from "./excerpt";

/** The excerpt with brackets around what is marked. */
const marked = (text: string, words: string) =>
  excerptOf(text, words)
    .map(({ part, isFound }) => (isFound ? `<${part}>` : part))
    .join("");

test.each([
  ["Mulczer pracuje.", "mulczer", "<Mulczer> pracuje."],
  ["Żukowo i Puck", "zukowo", "<Żukowo> i Puck"],
  ["zobacz trawnik\nz\u00a0rolki", "trawnik z rolki", "zobacz <trawnik z rolki>"],
  ["dąb, dąb", "dąb", "<dąb>, <dąb>"],
  ["brzoza", "dąb", "brzoza"],
])("in „%s” the words „%s” are marked", (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});

test("a long text is cut at words, around what was found", () => {
  const excerpt = marked(`${"lipa ".repeat(50)}dąb${" grab".repeat(90)}`, "dąb");
  expect(excerpt).toMatch(/^…lipa (?:lipa )*<dąb> grab/);
  expect(excerpt).toMatch(/…$/);
  expect(excerpt.length).toBeLessThan(250);
  const atItsEnd = marked(`${"lipa ".repeat(60)}dąb.`, "dąb");
  expect(atItsEnd).toMatch(/^…lipa (?:lipa )*<dąb>\.$/);
});
