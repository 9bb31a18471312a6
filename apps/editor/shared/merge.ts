import equal from "fast-deep-equal";
import { isMapping } from "gatsby-plugin-typed-content/browser";
import { listEntryKey } from "./list-entry-key";

/** A place that two people changed, each in another way. */
export interface Clash {
  /** The place in the merged data, or the list that it is gone from. */
  path: PropertyKey[];
  theirs: unknown;
}

/** What becomes of two changes: where they clash, it has one's own. */
export interface Merged {
  data: unknown;
  clashes: Clash[];
}

/**
 * Puts together what two people made of the same data: key by key, and entry by entry of a list. A form does so with what
 * was typed while it was being saved, so this runs in a browser, too.
 */
export function merge(
  base: unknown,
  theirs: unknown,
  mine: unknown,
  path: PropertyKey[] = [],
): Merged {
  if (equal(theirs, base) || equal(theirs, mine)) {
    return { data: mine, clashes: [] };
  }
  if (equal(mine, base)) return { data: theirs, clashes: [] };
  if (isMapping(base) && isMapping(theirs) && isMapping(mine)) {
    const keys = Object.keys({ ...theirs, ...mine });
    const parts = keys.map((key) => merge(base[key], theirs[key], mine[key], [...path, key]));
    return {
      data: Object.fromEntries(keys.map((key, index) => [key, parts[index]?.data])),
      clashes: parts.flatMap(({ clashes }) => clashes),
    };
  }
  const isList = Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine);
  const rows = isList && rowsOf(base, theirs, mine);
  if (!rows) return { data: mine, clashes: [{ path, theirs }] };
  const data: unknown[] = [];
  const clashes = rows.flatMap((row) => {
    const part = merge(...row, [...path, data.length]);
    if (part.data === undefined) return part.clashes.map((clash) => ({ ...clash, path }));
    data.push(part.data);
    return part.clashes;
  });
  return { data, clashes };
}

type Row = [base: unknown, theirs: unknown, mine: unknown];

/**
 * The entries of a list side by side: plain lines by their places, others by their names, in the order of whoever
 * moved some. What was added stays behind what stood before it.
 * @returns undefined where it can't be told which are the same, or both moved some
 */
function rowsOf(base: unknown[], theirs: unknown[], mine: unknown[]): Row[] | undefined {
  const lists = [base, theirs, mine];
  const isLines = lists.flat().every((entry) => !isMapping(entry));
  if (isLines && lists.every(({ length }) => length === base.length)) {
    return base.map((entry, index) => [entry, theirs[index], mine[index]]);
  }
  const [ofBase, ofTheirs, ofMine] = [byName(base), byName(theirs), byName(mine)];
  if (!ofBase || !ofTheirs || !ofMine) return undefined;
  const [atTheirs, atMine] = [byPlace(ofTheirs, ofBase), byPlace(ofMine, ofBase)];
  const [frame, other] = isMoved(ofMine, ofBase) ? [atMine, atTheirs] : [atTheirs, atMine];
  if (isMoved(other, ofBase)) return undefined;
  const order = [...frame.keys()];
  let before: string | undefined;
  for (const place of other.keys()) {
    if (!order.includes(place)) order.splice(order.indexOf(before ?? "") + 1, 0, place);
    before = place;
  }
  const rowsNamed = (names: readonly string[], mine: Entries, theirs: Entries): Row[] =>
    names.map((name) => [ofBase.get(name), theirs.get(name), mine.get(name)]);
  if (isLines) return rowsNamed(order, atMine, atTheirs);
  // What was put in another's place is no change of that: nothing is said of both.
  const names = order.flatMap((place) =>
    [atTheirs, atMine].flatMap((entries) =>
      entries.has(place) ? listEntryKey(entries.get(place)) : [],
    ),
  );
  return rowsNamed([...new Set(names)], ofMine, ofTheirs);
}

type Entries = ReadonlyMap<string, unknown>;

/** Undefined where two have the same name. */
function byName(list: unknown[]): Entries | undefined {
  const entries = new Map(list.map((entry) => [listEntryKey(entry), entry]));
  return entries.size === list.length ? entries : undefined;
}

const isMoved = (entries: Entries, base: Entries) =>
  !equal(common(entries, base), common(base, entries));

/**
 * Entries by their places: an entry's own name, or the name of the one in whose place it was put, where between two that
 * stayed there are as many as before.
 */
function byPlace(entries: Entries, base: Entries): Entries {
  if (isMoved(entries, base)) return entries;
  const [now, former] = [[...entries.keys()], [...base.keys()]];
  const places = [...common(entries, base), undefined].flatMap((stayed) => {
    const upToIt = (names: string[]) =>
      names.splice(0, stayed === undefined ? names.length : names.indexOf(stayed) + 1);
    const [here, there] = [upToIt(now), upToIt(former)];
    return here.length === there.length ? there : here;
  });
  return new Map([...entries.values()].map((entry, index) => [places[index] ?? "", entry]));
}

const common = (entries: Entries, others: Entries) =>
  [...entries.keys()].filter((name) => others.has(name));
