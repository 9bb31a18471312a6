import { foldedLetters, plainLetters } from "./plain-letters";

test("diacritics go, also those that Unicode does not take apart, and capitals stay", () => {
  expect(plainLetters("Łódź, Żółw, zażółć gęślą jaźń")).toBe("Lodz, Zolw, zazolc gesla jazn");
  expect(plainLetters("z\u0307o\u0301łw")).toBe("zolw");
});

test("texts are compared without capitals, too", () => {
  expect(foldedLetters("ŁĄKA")).toBe("laka");
});
