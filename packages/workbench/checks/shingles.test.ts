import fc from "fast-check";
import { comparePages, shingles } from "./shingles";

test("shingles are runs of five words; a shorter text has none", () => {
  expect([...shingles("a b c d e f".split(" "))]).toEqual(["a b c d e", "b c d e f"]);
  expect(shingles("a b c d".split(" ")).size).toBe(0);
});

test("equal texts are 1 alike, texts without a common run 0", () => {
  const alike = (...texts: string[]) =>
    comparePages(new Map(texts.map((text, index) => [`/${index}`, text.split(" ")])));
  expect(alike("a b c d e f g", "a b c d e f g")).toMatchObject([{ similarity: 1 }]);
  expect(alike("a b c d e f g", "g f e d c b a")).toMatchObject([{ similarity: 0 }]);
  expect(alike("a b c d", "a b c d")).toMatchObject([{ similarity: 0 }]);
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

test("pairs are those of comparing each page with each other, where runs are shared by none, some and all", () => {
  const random = fc.array(fc.array(fc.constantFrom("a", "b"), { maxLength: 12 }), { maxLength: 6 });
  fc.assert(
    fc.property(random, (texts) => {
      const pages = new Map(texts.map((words, index) => [`/${index}`, words]));
      const expected = texts.flatMap((words, index) =>
        texts.slice(0, index).map((other, at): [string, number] => {
          const [one, two] = [shingles(words), shingles(other)];
          const shared = [...one].filter((run) => two.has(run)).length;
          return [`/${at} /${index}`, shared / Math.max(1, one.size + two.size - shared)];
        }),
      );
      const found = comparePages(pages).map(({ pages: two, similarity }): [string, number] => [
        two.join(" "),
        similarity,
      ]);
      expect(new Map(found)).toEqual(new Map(expected));
    }),
  );
});

test("less alike pairs are left out on demand", () => {
  const pages = new Map([
    ["/a", "1 2 3 4 5 6".split(" ")],
    ["/b", "1 2 3 4 5 7".split(" ")],
    ["/c", "8 9 10 11 12 13".split(" ")],
  ]);
  expect(comparePages(pages, 0.3).map(({ pages: two }) => two)).toEqual([["/a", "/b"]]);
});

test("each run of each page is looked up once, however many pages there are", () => {
  const own = (page: number) => Array.from({ length: 54 }, (_, index) => `${page}-${index}`);
  const pages = new Map(Array.from({ length: 40 }, (_, page) => [`/${page}`, own(page)]));
  const lookUps = [jest.spyOn(Map.prototype, "get"), jest.spyOn(Set.prototype, "has")];
  comparePages(pages);
  const count = lookUps.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  jest.restoreAllMocks();
  expect(count).toBe(40 * 50);
});
