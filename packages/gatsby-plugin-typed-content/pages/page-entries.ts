import type { Definition } from "../definition";
import { fixedFiles, type ModelRecord, type PageEntry } from "../model";

/** A page, and the record that makes it. */
export interface RecordPage extends PageEntry {
  record: ModelRecord;
}

/**
 * All pages: single pages, those of templates, and last all further addresses. The
 * content may have mistakes: a single page is known even where its file is missing.
 */
export function pageEntries(definition: Definition, records: readonly ModelRecord[]): RecordPage[] {
  return [...records, ...missingRecords(definition, records)]
    .flatMap((record) =>
      (record.model.pages?.of?.(record) ?? []).map((page) => ({ ...page, record })),
    )
    .sort((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ canonical, component }: PageEntry): number {
  if (canonical !== undefined) return 2;
  return component.startsWith("pages/") ? 0 : 1;
}

function missingRecords({ models }: Definition, records: readonly ModelRecord[]): ModelRecord[] {
  const present = new Set(records.map(({ model }) => model));
  return models.flatMap((model) => {
    const missing = present.has(model) ? [] : fixedFiles(model);
    return missing.map((file) => ({ model, file, data: {} }));
  });
}
