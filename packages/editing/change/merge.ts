import { isDeepStrictEqual } from "node:util";
import { isMapping } from "../../content-model";

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

/** Puts together what two people made of the same data: key by key, and entry by entry of a list. */
export function merge(
  base: unknown,
  theirs: unknown,
  mine: unknown,
  path: PropertyKey[] = [],
): Merged {
  if (isDeepStrictEqual(theirs, base) || isDeepStrictEqual(theirs, mine)) {
    return { data: mine, clashes: [] };
  }
  if (isDeepStrictEqual(mine, base)) return { data: theirs, clashes: [] };
  if (isMapping(base) && isMapping(theirs) && isMapping(mine)) {
    const keys = Object.keys({ ...theirs, ...mine });
    const parts = keys.map((key) => merge(base[key], theirs[key], mine[key], [...path, key]));
    return {
      data: Object.fromEntries(keys.map((key, index) => [key, parts[index]?.data])),
      clashes: parts.flatMap(({ clashes }) => clashes),
    };
  }
  const isList = Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine);
  const merged = isList && mergeLists(base, theirs, mine, path);
  return merged || { data: mine, clashes: [{ path, theirs }] };
}

/** Undefined where it can't be told which entries are the same, or both moved some. */
function mergeLists(
  base: unknown[],
  theirs: unknown[],
  mine: unknown[],
  path: PropertyKey[],
): Merged | undefined {
  const rows = inPlace(base, theirs, mine) ?? inOrder(base, theirs, mine);
  if (!rows) return undefined;
  const data: unknown[] = [];
  const clashes: Clash[] = [];
  for (const row of rows) {
    const part = merge(...row, [...path, data.length]);
    const isGone = part.data === undefined;
    clashes.push(...part.clashes.map((clash) => (isGone ? { ...clash, path } : clash)));
    if (!isGone) data.push(part.data);
  }
  return { data, clashes };
}

type Row = [base: unknown, theirs: unknown, mine: unknown];

/** The entries side by side, where nobody added, removed or moved one that the other touched. */
function inPlace(base: unknown[], theirs: unknown[], mine: unknown[]): Row[] | undefined {
  if (theirs.length !== base.length || mine.length !== base.length) return undefined;
  const rows = base.map((entry, index): Row => [entry, theirs[index], mine[index]]);
  const isSame = ([entry, ...changed]: Row) =>
    changed.some((one) => isDeepStrictEqual(one, entry)) ||
    changed.every((one) => nameOf(one) === nameOf(entry));
  return rows.every(isSame) ? rows : undefined;
}

/** The entries of the same name, in the order of whoever moved some; new ones follow the one before them. */
function inOrder(base: unknown[], theirs: unknown[], mine: unknown[]): Row[] | undefined {
  const [ofBase, ofTheirs, ofMine] = [byName(base), byName(theirs), byName(mine)];
  if (!ofBase || !ofTheirs || !ofMine) return undefined;
  const isMoved = (entries: Entries) =>
    !isDeepStrictEqual(common(entries, ofBase), common(ofBase, entries));
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
  const entries = new Map(list.map((entry) => [nameOf(entry), entry]));
  return entries.size === list.length ? entries : undefined;
}

const common = (entries: Entries, others: Entries) =>
  [...entries.keys()].filter((name) => others.has(name));

/** What tells an entry from the others of its list: its first value, as a question's name or a photo's file. */
const nameOf = (entry: unknown) =>
  JSON.stringify(isMapping(entry) ? Object.values(entry)[0] : entry) ?? "";
