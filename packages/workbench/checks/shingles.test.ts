import { comparePages, shingles, similarity } from "./shingles";

test("shingles are runs of five words; a shorter text has none", () => {
  expect([...shingles("a b c d e f".split(" "))]).toEqual(["a b c d e", "b c d e f"]);
  expect(shingles("a b c d".split(" ")).size).toBe(0);
});

test("equal texts are 1 alike, texts without a common run 0", () => {
  const set = shingles("a b c d e f g".split(" "));
  expect(similarity(set, set)).toBe(1);
  expect(similarity(set, shingles("g f e d c b a".split(" ")))).toBe(0);
});

test("the pair most alike comes first", () => {
  const pages = new Map([
    ["/a", "one two three four five six".split(" ")],
    ["/b", "seven eight nine ten eleven".split(" ")],
    ["/c", "one two three four five seven".split(" ")],
  ]);
  const [first, ...rest] = comparePages(pages);
  expect(first).toEqual({ pages: ["/a", "/c"], similarity: 1 / 3 });
  expect(rest.map(({ similarity }) => similarity)).toEqual([0, 0]);
});
