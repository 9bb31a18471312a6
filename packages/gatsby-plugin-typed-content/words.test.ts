import { codePoint, shortTitle } from "./words";

test("a long title is cut after a whole word", () => {
  expect(shortTitle("Ile trwa?")).toBe("Ile trwa?");
  expect(shortTitle("Czy zajmujecie się też pielęgnacją ogrodu?")).toBe("Czy zajmujecie się też…");
  expect(shortTitle("Czy sadzicie drzewa, krzewy –  i pnącza?")).toBe(
    "Czy sadzicie drzewa, krzewy…",
  );
  expect(shortTitle(" Jeden\n  akapit ")).toBe("Jeden akapit");
});

test("thirty letters are no long title, and a long word is cut within", () => {
  expect(shortTitle("x".repeat(30))).toBe("x".repeat(30));
  expect(shortTitle("x".repeat(31))).toBe(`${"x".repeat(12)}…`);
});

test("a character that nobody sees is called by its number, of four digits at least", () => {
  expect(["\u0007", "\u200b", "😀"].map(codePoint)).toEqual(["U+0007", "U+200B", "U+1F600"]);
});
