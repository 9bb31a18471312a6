import { groupBy } from "./group-by";

test("items of a key are together, in their order, and the keys in that of their first items", () => {
  const groups = groupBy(["b1", "a1", "b2", "a2", "b3"], ([key]) => key);
  expect([...groups]).toEqual([
    ["b", ["b1", "b2", "b3"]],
    ["a", ["a1", "a2"]],
  ]);
});
