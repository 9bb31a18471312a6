import path from "node:path";
import type { Model, RecordSource } from "../model";
import { addressOfTown } from "../../site/routes";
import { groupFields, textFields } from "../walk-fields";

/** A record with what it is. */
export interface ModelRecord extends RecordSource {
  model: Model;
}

/** One place of the content that names a photo. */
export interface PhotoUse {
  alt: string;
  /** The content file, below `content/`. */
  file: string;
  /** Addresses of the pages that show this part of the content. */
  pages: string[];
}

/**
 * Where photos are used.
 * @returns all uses of each photo, by its place below `content/`
 */
export function photoUses(records: readonly ModelRecord[]): Map<string, PhotoUse[]> {
  const uses = new Map<string, PhotoUse[]>();
  for (const record of records) {
    const photos = groupFields(record.model.shape, record.data).flatMap(
      ({ value: { src, alt } }) => (typeof src === "string" ? [{ src, alt: String(alt) }] : []),
    );
    if (photos.length === 0) continue;
    const pages = [...new Set(pagesOf(record, records))].sort();
    for (const { src, alt } of photos) {
      const place = path.posix.join(path.posix.dirname(record.file), src);
      uses.set(place, [...(uses.get(place) ?? []), { alt, file: record.file, pages }]);
    }
  }
  return uses;
}

/** The record's own page, or the pages of the records that name it. */
function pagesOf(record: ModelRecord, records: readonly ModelRecord[]): string[] {
  const { model, data } = record;
  if (model.shownOn === "Town") return records.flatMap(townAddress);
  if (model.shownOn) return [model.shownOn];
  if (!model.key) return [];
  const key = model.key.of(record);
  if (model.key.field === "path") return [key, ...aliasesOf(key, model, records)];
  return records
    .filter((other) => other.data !== data && names(other, model.typeName, key))
    .flatMap((other) => pagesOf(other, records));
}

const townAddress = ({ model, data }: ModelRecord) =>
  model.typeName === "Town" ? [addressOfTown(String(data.name))] : [];

/** Pages that show another's content. */
const aliasesOf = (key: string, { aliasKey }: Model, records: readonly ModelRecord[]) =>
  records.flatMap((other) =>
    aliasKey && other.data[aliasKey] === key ? [other.model.key?.of(other) ?? ""] : [],
  );

const names = ({ model, data }: ModelRecord, typeName: string, key: string) =>
  textFields(model.shape, data).some(
    ({ kind, value }) => kind?.kind === "reference" && kind.to === typeName && value === key,
  );
