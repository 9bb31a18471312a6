import { problemAt, type ContentProblem, type PlacedRecord } from "./check-content";
import type { ReferenceTarget } from "./fields";
import { modelOfFile } from "./models";
import { nearest } from "./nearest";
import type { ContentFile } from "./read-content";
import { addressOfTown, singlePages } from "./routes";
import { subjectOf } from "./subject";
import { textFields } from "./walk-fields";
import { didYouMean } from "./wording";

/** What may be named: for each type, the keys of its records. */
export type KnownKeys = Record<ReferenceTarget, Set<string>>;

/** Collects the keys of all records, also of those whose shape is wrong, so that one mistake is told once. */
export function knownKeys(files: ContentFile[]): KnownKeys {
  const keys: KnownKeys = {
    Service: new Set(),
    LegalPage: new Set(),
    Gallery: new Set(),
    Transformation: new Set(),
    Town: new Set(),
    Page: new Set(singlePages),
  };
  for (const { file, data } of files) {
    const model = modelOfFile(file);
    if (!model?.key) continue;
    for (const item of Array.isArray(data) ? (data as unknown[]) : [data]) {
      const key = model.key.of({ file, data: (item ?? {}) as Record<string, unknown> });
      if (key === "") continue;
      keys[model.typeName as ReferenceTarget].add(key);
      if (model.key.field === "path") keys.Page.add(key);
      if (model.typeName === "Town") keys.Page.add(addressOfTown(key));
    }
  }
  return keys;
}

/** Every reference that leads nowhere. Links in Markdown are looked at by `textProblems`. */
export function referenceProblems(records: PlacedRecord[], known: KnownKeys): ContentProblem[] {
  return records.flatMap((record) =>
    textFields(record.model.shape, record.data).flatMap(({ kind, value, path }) => {
      if (kind?.kind !== "reference" || value.trim() === "") return [];
      const address = withoutAnchor(value);
      if (known[kind.to].has(address)) return [];
      const { name, field } = subjectOf(record.model, record.source.data, [
        ...record.path,
        ...path,
      ]);
      return [
        problemAt(record, path, {
          problem: `${name}: pozycja ${field} prowadzi do „${value}”, ale ${missing[kind.to]}.`,
          remedy: didYouMean(nearest(address, known[kind.to]), "Popraw ją albo usuń."),
        }),
      ];
    }),
  );
}

const missing: Record<ReferenceTarget, string> = {
  Service: "nie ma usługi o takim adresie",
  LegalPage: "nie ma strony prawnej o takim adresie",
  Gallery: "w folderze galleries nie ma takiego pliku",
  Transformation: "w folderze transformations nie ma takiego pliku",
  Town: "w folderze towns nie ma takiej miejscowości",
  Page: "nie ma strony o takim adresie",
};

/** An address as records are known by it: composed letters, without what follows `#` or `?`. */
export const withoutAnchor = (address: string) =>
  /^.?[^#?]*/.exec(address.normalize("NFC"))?.[0] ?? "";
