import { lettersInWords } from "./text-controls";

test.each([
  [60, "60 z 60 znaków"],
  [15, "15 z 60 znaków"],
  [14, "14 z 60 znaków, brakuje 1"],
  [63, "63 z 60 znaków, o 3 za dużo"],
])("of %s letters it is told how many they are and should be", (length, words) => {
  expect(lettersInWords("a".repeat(length), 15, 60)).toBe(words);
});
