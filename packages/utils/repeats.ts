import { groupBy } from "./group-by";

/**
 * Every item whose key an earlier one has, each with the first that has it. Only texts are keys: items
 * without one, and those whose shape is wrong, repeat nothing.
 */
export function repeats<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => unknown,
): [repeat: Item, first: Item][] {
  return [...groupBy(items, keyOf)].flatMap(([key, [first, ...others]]) =>
    typeof key === "string" ? others.map((other): [Item, Item] => [other, first]) : [],
  );
}
