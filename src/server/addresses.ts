/** Bytes of the longest address, with its query, that is looked at; a page's has far fewer. */
export const LONGEST_TARGET = 2048;

/** Polish letters that Unicode does not decompose. */
const UNDIVIDED: Record<string, string> = { ł: "l" };

/** `/Pruszcz-Gdański` → `/pruszcz-gdanski`: composed or not, any case, with or without diacritics. */
function plainForm(path: string): string {
  return path
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/ł/g, (letter) => UNDIVIDED[letter] ?? letter);
}

/**
 * Decodes the path of a request's address (RFC 3986 § 2.1), without its query.
 * Undefined where it cannot be decoded.
 */
export function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "");
  } catch {
    return undefined;
  }
}

/** The query of a request's address, with its question mark; empty without one. */
export function queryOf(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}

/** A path without slashes at its end, but never an empty one. */
const withoutSlashes = (path: string) => /^.*[^/]/s.exec(path)?.[0] ?? "/";

/** Another address for a path that is no page itself. */
export type Redirect = (path: string) => string | undefined;

/**
 * Knows where other spellings of the site's addresses lead: a trailing slash, `index.html`,
 * decomposed letters (NFD), upper case, missing diacritics.
 * @param paths all pages, decoded, without a trailing slash
 * @param moved addresses that have moved: old path → new path
 */
export function createRedirects(
  paths: Iterable<string>,
  moved: ReadonlyMap<string, string> = new Map(),
): Redirect {
  const pages = [...paths];
  const byForm = new Map(pages.map((page) => [plainForm(page), page]));
  return (path) => {
    const bare = withoutSlashes(path.replace(/\/index\.html$/i, ""));
    const target = moved.get(bare.normalize("NFC")) ?? byForm.get(plainForm(bare));
    return target === path ? undefined : target;
  };
}
