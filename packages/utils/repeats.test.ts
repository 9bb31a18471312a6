import { repeats } from "./repeats";

test("each repeat comes with the first item of its key", () => {
  const items = ["a1", "b1", "a2", "c1", "a3"];
  expect(repeats(items, ([key]) => key)).toEqual([
    ["a2", "a1"],
    ["a3", "a1"],
  ]);
});

test("items without a key repeat nothing", () => {
  expect(
    repeats([{}, {}, { name: 1 }, { name: 1 }] as { name?: unknown }[], ({ name }) => name),
  ).toEqual([]);
});
