import { pairItems } from "./pair-items";

test("equal entries are one thing wherever they stand", () => {
  expect(pairItems(["a", "b", "c"], ["c", "a", "b"])).toEqual([
    [2, 0],
    [0, 1],
    [1, 2],
  ]);
});

test("an entry that was put between others changes none of them", () => {
  expect(pairItems(["a", "b"], ["a", "nowe", "b"])).toEqual([
    [0, 0],
    [undefined, 1],
    [1, 2],
  ]);
});

test("a text that was written anew at its place is the same entry", () => {
  expect(pairItems(["a", "b"], ["a", "c"])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test("a record is known again by what it shares, though another was put before it", () => {
  const before = [
    { slug: "cena", answer: "stara" },
    { slug: "czas", answer: "dzień" },
  ];
  const after = [{ slug: "nowe", answer: "x" }, { slug: "cena", answer: "nowa" }, before[1]];
  expect(pairItems(before, after)).toEqual([
    [undefined, 0],
    [0, 1],
    [1, 2],
  ]);
});

test("what is gone is named", () => {
  expect(pairItems(["a", "b", "c"], ["a", "c"])).toEqual([[0, 0], [2, 1], [1]]);
});
