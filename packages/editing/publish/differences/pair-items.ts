import { isDeepStrictEqual } from "node:util";
import { isMapping } from "../../../content-model";
import { groupBy } from "../../../utils";

/** Which entries of two lists are the same thing: places before and after; one is missing where it is new or gone. */
export type Pair = [before: number, after: number] | [before: number] | [undefined, number];

/**
 * Pairs the entries of a list with those of its newer version: equal ones first, then those that share most
 * of their values, then those at the same place.
 * @returns in the order of the newer list; what is gone comes last
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const join = (now: number, old: number) => {
    found.set(now, old);
    taken.add(old);
  };
  const free = () => before.map((_, index) => index).filter((old) => !taken.has(old));
  const alone = () => after.map((_, index) => index).filter((now) => !found.has(now));
  const equals = groupBy(before.keys(), (old) => JSON.stringify(before[old]));
  for (const now of alone()) {
    const old = equals.get(JSON.stringify(after[now]))?.shift();
    if (old !== undefined) join(now, old);
  }
  for (const now of alone()) {
    const [best] = free()
      .map((old) => ({ old, likeness: likeness(before[old], after[now]) }))
      .filter((one) => one.likeness > 0)
      .sort((one, other) => other.likeness - one.likeness);
    if (best) join(now, best.old);
  }
  for (const now of alone()) if (now < before.length && !taken.has(now)) join(now, now);
  return [
    ...after.map((_, now): Pair => {
      const old = found.get(now);
      return old === undefined ? [undefined, now] : [old, now];
    }),
    ...free().map((old): Pair => [old]),
  ];
}

/** How many values two records share. */
function likeness(one: unknown, other: unknown): number {
  if (!isMapping(one) || !isMapping(other)) return 0;
  return Object.keys(one).filter((key) => isDeepStrictEqual(one[key], other[key])).length;
}
