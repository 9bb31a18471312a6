import { groupBy, repeats, withoutAnchor } from "../../utils";
import type { Definition } from "../definition";
import { type KnownKeys, type Model, type ModelRecord, PAGE } from "../model";
import type { MadePage } from "../pages/page-entries";
import { textFields } from "../walk-fields";
import { NO_PAGE } from "./messages";
import { nearestAddress } from "./nearest";
import { type ContentProblem, problemAt, problemAtAll } from "./problem";
import type { PlacedRecord, PlacedValue } from "./subject";

/** Collects the keys of all records, also of those whose shape is wrong, so that one mistake is reported once. */
export function knownKeys(
  { models }: Definition,
  records: readonly ModelRecord[],
  pages: readonly MadePage[],
): KnownKeys {
  const types = models.filter(({ key }) => key).map(({ typeName }) => typeName);
  const keys = new Map([...types, PAGE].map((name) => [name, new Set<string>()]));
  for (const record of records) {
    const { key, typeName } = record.model;
    const own = key?.of(record) ?? "";
    if (own !== "") keys.get(typeName)?.add(own);
  }
  for (const { path, noIndex, record } of pages) {
    if (!noIndex) keys.get(PAGE)?.add(path);
    if (record.model.key?.field === "path") keys.get(record.model.typeName)?.add(path);
  }
  return keys;
}

/**
 * Every reference that leads nowhere, once for all places that name the same, and every entry that a
 * list names twice. Links in Markdown are looked at by `textProblems`.
 */
export function referenceProblems(
  { models }: Definition,
  records: PlacedRecord[],
  known: KnownKeys,
): ContentProblem[] {
  const named = records.flatMap((record) =>
    textFields(record.model.shape, record.data).flatMap(({ kind, value, path }) =>
      kind?.kind === "reference" && value.trim() !== ""
        ? [{ record, path, value, to: kind.to }]
        : [],
    ),
  );
  const lost = named.filter(({ to, value }) => !known.get(to)?.has(withoutAnchor(value)));
  return [
    ...[...groupBy(lost, ({ to, value }) => `${to} ${value}`).values()].map((places) =>
      leadsNowhere(places, known, models),
    ),
    ...namedTwice(named),
  ];
}

interface Named extends PlacedValue {
  value: string;
  to: string;
}

function leadsNowhere(
  places: [Named, ...Named[]],
  known: KnownKeys,
  models: readonly Model[],
): ContentProblem {
  const [{ value: to, to: type }, ...others] = places;
  const missing = models.find(({ typeName }) => typeName === type)?.key?.missing ?? NO_PAGE;
  // The same wrong name in several places is no typing error: the thing itself is gone or was renamed.
  const isMisspelt = others.length === 0;
  const guess = isMisspelt ? nearestAddress(withoutAnchor(to), known.get(type) ?? []) : undefined;
  return problemAtAll(places, { code: "leadsNowhere", params: { to, missing, guess } });
}

/** The same entry twice in one list: in a menu, among cards or neighbours. */
function namedTwice(named: Named[]): ContentProblem[] {
  const inLists = named.filter(({ path }) => typeof path.at(-1) === "number");
  const entry = ({ record, path, value }: Named) =>
    [record.file, ...record.path, ...path.slice(0, -1), value].join("/");
  return repeats(inLists, entry).map(([{ record, path, value: to }]) =>
    problemAt(record, path, { code: "namedTwice", params: { to } }),
  );
}
