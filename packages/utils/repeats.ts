import { groupBy } from "./group-by";

/**
 * The items whose key an earlier item has, each with the first item of that key. Items whose key is
 * not a string are ignored.
 */
export function repeats<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => unknown,
): [repeat: Item, first: Item][] {
  return [...groupBy(items, keyOf)].flatMap(([key, [first, ...others]]) =>
    typeof key === "string" ? others.map((other): [Item, Item] => [other, first]) : [],
  );
}
