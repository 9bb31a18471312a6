import type { SitePage } from "../../site/pages";
import type { PageReader } from "../finish-pages";
import { readPictures } from "./read-content";

/** Makes the step that notes the pictures of each page, for the sitemap. */
export function collectPictures() {
  const found = new Map<string, readonly string[]>();
  const read: PageReader = (document, { path }) => {
    // A substring keeps the whole page in memory (V8); a clone does not.
    found.set(path, structuredClone(readPictures(document)));
  };
  return {
    read,
    /** Addresses of the photographs in a page's main part. */
    of: ({ path }: Pick<SitePage, "path">) => found.get(path) ?? [],
  };
}
