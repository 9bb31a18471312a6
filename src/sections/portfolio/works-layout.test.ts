import { fillsRow, photoSizes, photoSpan, type Span } from "./works-layout";

const columns: Record<Span, number> = { whole: 12, wide: 7, narrow: 5, third: 4 };
const spans = (count: number) =>
  Array.from({ length: count }, (_, index) => columns[photoSpan(index, count)]);

test.each([
  [1, [12]],
  [2, [7, 5]],
  [3, [4, 4, 4]],
  [4, [7, 5, 5, 7]],
  [5, [7, 5, 4, 4, 4]],
  [8, [7, 5, 5, 7, 7, 5, 5, 7]],
  [9, [7, 5, 4, 4, 4, 7, 5, 5, 7]],
])("%d photographs", (count, expected) => {
  expect(spans(count)).toEqual(expected);
});

test.each([4, 6, 7, 13, 24])("the first two of %d photographs are a row", (count) => {
  expect(spans(count).slice(0, 2)).toEqual([7, 5]);
});

test.each([6, 7, 13, 24])("%d photographs leave no gap in any row", (count) => {
  let filled = 0;
  for (const span of spans(count)) {
    expect((filled % 12) + span).toBeLessThanOrEqual(12);
    filled += span;
  }
  expect(filled % 12).toBe(0);
});

test("on phones every third photograph fills the row, and so does a last one alone", () => {
  expect([0, 1, 2, 3].map((index) => fillsRow(index, 4))).toEqual([true, false, false, true]);
  expect(fillsRow(4, 5)).toBe(true);
  expect([0, 1].map((index) => fillsRow(index, 2))).toEqual([false, false]);
});

test("a photograph is loaded as wide as its place", () => {
  expect(photoSizes("wide", true)).toBe("(min-width: 90em) 49rem, (min-width: 37.5em) 54vw, 102vw");
  expect(photoSizes("third", false)).toBe(
    "(min-width: 90em) 28rem, (min-width: 37.5em) 32vw, 50vw",
  );
  // of a row's share, in the order of the shares
  const shares = (["third", "narrow", "wide", "whole"] as const).map((span) =>
    Number(/ ([\d.]+)rem/.exec(photoSizes(span, false))?.[1]),
  );
  expect([...shares].sort((one, other) => one - other)).toEqual(shares);
});
