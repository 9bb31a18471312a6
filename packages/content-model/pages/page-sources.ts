import { groupBy } from "@typed-site/utils";
import type { Definition } from "../definition";
import type { ModelRecord, Records } from "../model";
import { photosIn, recordsByName } from "../read/records";
import { textFields } from "../walk-fields";
import { pageEntries } from "./page-entries";

/**
 * The files below `content/` that a page is made of: its record's, and those of the records that this names or
 * its model shows, unless they have pages of their own; and their photos.
 */
export function sourceFiles(record: ModelRecord, all: Records): string[] {
  const { model, file, data } = record;
  const named = textFields(model.shape, data).flatMap(({ kind, value }) =>
    kind?.kind === "reference" ? (all.find(kind.to, value) ?? []) : [],
  );
  const shown = (model.shows ?? []).flatMap(all.of);
  const parts = [...named, ...shown].filter((part) => !part.model.pages);
  return [
    file,
    ...photosIn(record).map(({ place }) => place),
    ...parts.flatMap((part) => sourceFiles(part, all)),
  ];
}

/** The addresses of the pages that are made of each file. */
export function pagesByFile(
  definition: Definition,
  records: readonly ModelRecord[],
): Map<string, string[]> {
  const all = recordsByName(records);
  const made = pageEntries(definition, records).flatMap(({ path, record }) =>
    [...new Set(sourceFiles(record, all))].map((file) => ({ file, path })),
  );
  const byFile = [...groupBy(made, ({ file }) => file)];
  return new Map(byFile.map(([file, pages]) => [file, pages.map(({ path }) => path)]));
}
