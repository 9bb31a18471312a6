import { groupBy, repeats, withoutAnchor } from "@typed-site/utils";
import type { Definition } from "../definition";
import { type KnownKeys, type ModelRecord, PAGE } from "../model";
import type { RecordPage } from "../pages/page-entries";
import { nearestAddress } from "./nearest";
import { problemAt } from "./problem";
import { pageLinkMessage, targetsOf } from "./rules/link-rules";
import type { PlacedText, Rule } from "./rules/rule";

/** Collects the keys of all records, also of those whose shape is wrong, so that one mistake is reported once. */
export function knownKeys(
  { models }: Definition,
  records: readonly ModelRecord[],
  pages: readonly RecordPage[],
): KnownKeys {
  const types = models.filter(({ key }) => key).map(({ typeName }) => typeName);
  const keys = new Map([...types, PAGE].map((name) => [name, new Set<string>()]));
  for (const record of records) {
    const { key, typeName } = record.model;
    const own = key?.of(record) ?? "";
    if (own !== "") keys.get(typeName)?.add(own);
  }
  for (const { path, noIndex, isLinked = !noIndex, record } of pages) {
    if (isLinked) keys.get(PAGE)?.add(path);
    if (record.model.key?.field === "path") keys.get(record.model.typeName)?.add(path);
  }
  return keys;
}

/** Every reference that leads nowhere, once for all places that name the same. For links in Markdown, see `textProblems`. */
export const referenceProblems: Rule = (content) => {
  const { definition, texts, known } = content;
  const targets = targetsOf(content);
  const lost = texts.flatMap((text) => {
    const { kind, value } = text;
    if (kind?.kind !== "reference" || value.trim() === "") return [];
    return known.get(kind.to)?.has(withoutAnchor(value)) ? [] : { ...text, to: kind.to };
  });
  return [...groupBy(lost, ({ to, value }) => `${to} ${value}`).values()].map((places) => {
    const [{ record, path, value, to: type }, ...others] = places;
    const elsewhere = type === PAGE ? pageLinkMessage(value, targets) : undefined;
    if (elsewhere) return problemAt(record, path, elsewhere, { others });
    const target = definition.models.find(({ typeName }) => typeName === type);
    // The same wrong name in several places is no typing error: the thing itself is gone or was renamed.
    const candidates = others.length > 0 ? [] : (known.get(type) ?? []);
    const guess = nearestAddress(withoutAnchor(value), candidates);
    const params = { to: value, missing: target?.key?.missing, guess };
    return problemAt(record, path, { code: "leadsNowhere", params }, { others });
  });
};

/** The same entry twice in one list: in a menu, among cards or neighbours. */
export const namedTwice: Rule = ({ texts }) => {
  const inLists = texts.filter(
    ({ kind, path, value }) =>
      kind?.kind === "reference" && typeof path.at(-1) === "number" && value.trim() !== "",
  );
  const entry = ({ record, path, value }: PlacedText) =>
    [record.file, ...record.path, ...path.slice(0, -1), value].join("/");
  return repeats(inLists, entry).map(([{ record, path, value: to }]) =>
    problemAt(record, path, { code: "namedTwice", params: { to } }),
  );
};
