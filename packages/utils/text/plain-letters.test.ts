import { foldedLetters, plainLetters } from "./plain-letters";
import { plainSpaces } from "./plain-spaces";

test("diacritics go, also those that Unicode does not take apart, and capitals stay", () => {
  expect(plainLetters("Łódź, Żółw, zażółć gęślą jaźń")).toBe("Lodz, Zolw, zazolc gesla jazn");
  expect(plainLetters("z\u0307o\u0301łw")).toBe("zolw");
});

test("texts are compared without capitals, too", () => {
  expect(foldedLetters("ŁĄKA")).toBe("laka");
});

test("each no-break space becomes a space that every program knows", () => {
  expect(plainSpaces("w\u00a0lesie i\u00a0w\u00a0parku")).toBe("w lesie i w parku");
});
