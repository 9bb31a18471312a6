import { foldedLetters, pathOf } from "@typed-site/utils";

/** A path without trailing slashes, but never an empty one. */
const withoutSlashes = (path: string) => /^.*[^/]/s.exec(path)?.[0] ?? "/";

/** Returns the right address for a path that is not a page. */
export type Redirect = (path: string) => string | undefined;

/**
 * Creates redirects from alternative spellings of the site's addresses: trailing slash,
 * `index.html`, decomposed letters (NFD), upper case, missing diacritics, percent-encoded twice. Takes time linear in
 * the path's length.
 * @param paths all pages
 * @param moved addresses that have moved: old path → new path
 */
export function createRedirects(
  paths: Iterable<string>,
  moved: ReadonlyMap<string, string> = new Map(),
): Redirect {
  const byForm = new Map(Array.from(paths, (page) => [foldedLetters(page), page]));
  return (path) => {
    const bare = withoutSlashes(path.replace(/\/index\.html$/i, ""));
    const plain = pathOf(bare) ?? bare;
    const target = moved.get(plain.normalize("NFC")) ?? byForm.get(foldedLetters(plain));
    return target === path ? undefined : target;
  };
}

/** The query of a request's URL with its question mark; empty without one. */
export function queryOf(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}
