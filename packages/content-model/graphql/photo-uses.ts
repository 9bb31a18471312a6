import { groupBy } from "../../utils";
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

/** Where photos are used: all uses of each, by its place below `content/`. */
export function photoUses(
  definition: Definition,
  records: readonly ModelRecord[],
): ReadonlyMap<string, readonly PhotoUse[]> {
  const pages = pagesByFile(definition, records);
  const uses = records.flatMap((record) => {
    const { file } = record;
    const shownOn = [...(pages.get(file) ?? [])].sort();
    return photosIn(record).map(({ place, alt }) => ({ place, alt, file, pages: shownOn }));
  });
  return groupBy(uses, ({ place }) => place);
}
