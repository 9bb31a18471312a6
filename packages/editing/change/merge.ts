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
 * moved some.
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
  const isMoved = (entries: Entries) => !equal(common(entries, ofBase), common(ofBase, entries));
  const [frame, other] = isMoved(ofMine) ? [ofMine, ofTheirs] : [ofTheirs, ofMine];
  if (isMoved(other)) return undefined;
  const order = [...frame.keys()];
  let before: string | undefined;
  for (const name of other.keys()) {
    if (!order.includes(name)) order.splice(order.indexOf(before ?? "") + 1, 0, name);
    before = name;
  }
  return order.map((name) => [ofBase.get(name), ofTheirs.get(name), ofMine.get(name)]);
}

type Entries = ReadonlyMap<string, unknown>;

/** Undefined where two have the same name. */
function byName(list: unknown[]): Entries | undefined {
  const entries = new Map(list.map((entry) => [listEntryKey(entry), entry]));
  return entries.size === list.length ? entries : undefined;
}

const common = (entries: Entries, others: Entries) =>
  [...entries.keys()].filter((name) => others.has(name));
