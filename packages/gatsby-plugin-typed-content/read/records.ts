import path from "node:path";
import { groupBy } from "@typed-site/utils";
import type { ModelRecord } from "../model";
import { textFields, valueAt } from "../walk-fields";

/** See `recordsByName`. */
export type Records = ReturnType<typeof recordsByName>;

/** The records of a content without mistakes, to be found by type and name. */
export function recordsByName(all: readonly ModelRecord[]) {
  const byType = groupBy(all, ({ model }) => model.typeName);
  const byName = new Map(
    all.flatMap((record) =>
      namesOf(record).map((name) => [`${record.model.typeName} ${name}`, record]),
    ),
  );
  return {
    of: (typeName: string) => byType.get(typeName) ?? [],
    find: (typeName: string, key: string) => byName.get(`${typeName} ${key}`),
  };
}

function namesOf(record: ModelRecord): string[] {
  const { key } = record.model;
  const further = record.data[key?.others ?? ""];
  return key ? [key.of(record), ...(Array.isArray(further) ? further.map(String) : [])] : [];
}

/** The photos that a record names itself, with the paths to their `src`. */
export const photosIn = ({ model, data, file }: ModelRecord) =>
  textFields(model.shape, data)
    .filter(({ kind, value }) => kind?.kind === "photoFile" && value.trim() !== "")
    .map(({ value: src, path: keys }) => ({
      file: path.posix.join(path.posix.dirname(file), src),
      alt: String(valueAt(data, [...keys.slice(0, -1), "alt"])),
      src,
      path: keys,
    }));
