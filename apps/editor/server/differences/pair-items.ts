import { listEntryKey } from "../../shared/list-entry-key";

/** Which entries of two lists are the same thing: places before and after; one is missing where it is new or gone. */
export type Pair = [before: number, after: number] | [before: number] | [undefined, number];

/**
 * Pairs the entries of a list with those of its newer version: those of one name, then those at the same place.
 * @returns in the order of the newer list; what is gone comes last
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const names = before.map(listEntryKey);
  const free = new Set(before.keys());
  const take = (old: number | undefined) =>
    old !== undefined && free.delete(old) ? old : undefined;
  const found = after.map((entry) =>
    take(names.findIndex((name, old) => free.has(old) && name === listEntryKey(entry))),
  );
  return [
    ...found.map((same, now): Pair => {
      const old = same ?? take(now);
      return old === undefined ? [undefined, now] : [old, now];
    }),
    ...[...free].map((old): Pair => [old]),
  ];
}
