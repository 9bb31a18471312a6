import path from "node:path";
import { groupBy, required } from "@typed-site/utils";
import type { ModelRecord, Records } from "../model";
import { groupFields } from "../walk-fields";

/** The records of a content, to be found by type and key. */
export function recordsByName(all: readonly ModelRecord[]): Records {
  const byType = groupBy(all, ({ model }) => model.typeName);
  const byName = new Map(
    all.flatMap((record) =>
      namesOf(record).map((name) => [`${record.model.typeName} ${name}`, record]),
    ),
  );
  const of = (typeName: string) => byType.get(typeName) ?? [];
  const single = (typeName: string) => required(of(typeName)[0], typeName);
  return {
    of,
    single,
    find: (typeName, key) => byName.get(`${typeName} ${key}`),
  };
}

function namesOf(record: ModelRecord): string[] {
  const { key } = record.model;
  const further = record.data[key?.others ?? ""];
  return key ? [key.of(record), ...(Array.isArray(further) ? further.map(String) : [])] : [];
}

/** The photos that a record names itself, with the paths to their `src`. */
export function photosIn({ model, data, file }: ModelRecord) {
  return groupFields(model.shape, data).flatMap(({ value: { src, alt }, path: keys }) =>
    typeof src === "string" && src.trim() !== ""
      ? {
          place: path.posix.join(path.posix.dirname(file), src),
          alt: String(alt),
          src,
          path: [...keys, "src"],
        }
      : [],
  );
}
