import type { Definition } from "../definition";
import type { ModelRecord } from "../model";
import { pagesByFile } from "../pages/made-of";
import { photosIn } from "../read/records";

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
export function photoUses(
  definition: Definition,
  records: readonly ModelRecord[],
): Map<string, PhotoUse[]> {
  const pages = pagesByFile(definition, records);
  const uses = new Map<string, PhotoUse[]>();
  for (const record of records) {
    const { file } = record;
    for (const { place, alt } of photosIn(record)) {
      const use = { alt, file, pages: [...(pages.get(file) ?? [])].sort() };
      uses.set(place, [...(uses.get(place) ?? []), use]);
    }
  }
  return uses;
}
