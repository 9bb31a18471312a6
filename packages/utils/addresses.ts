import { foldedLetters, plainLetters } from "./text/plain-letters";

/*
 * How the site's addresses are spelled. Everywhere in the code an address is decoded, composed
 * (NFC, Unicode Standard Annex 15: with decomposed letters the built page would not be found) and
 * without a trailing slash: `/pruszcz-gdański`. Pages keep the diacritics of their names, files
 * have none.
 */

/** Longest address with query that is processed, in bytes; those of pages are far shorter. */
export const LONGEST_TARGET = 2048;

/** A file name for a title: `Trawa z Rolki` → `trawa-z-rolki`. */
export function slug(title: string): string {
  return plainLetters(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A file's name without folders and extension: `galleries/realizacje.yaml` → `realizacje`. */
export function nameOfFile(file: string): string {
  return file
    .normalize("NFC")
    .replace(/^.*\//, "")
    .replace(/\.ya?ml$/, "");
}

/** The page for a name, with its diacritics: `Pruszcz Gdański` → `/pruszcz-gdański`. */
export function addressOfName(name: string): string {
  return `/${name.normalize("NFC").trim().toLocaleLowerCase("pl").replace(/\s+/g, "-")}`;
}

/** The page of a content file: `services/prace-ziemne/index.yaml` → `/prace-ziemne`. */
export function addressOfFile(file: string): string {
  const place = file
    .normalize("NFC")
    .replace(/^[^/]+\//, "")
    .replace(/\.ya?ml$/, "");
  return `/${place.replace(/\/index$/, "")}`;
}

/** The page of a built file: `gdańsk/index.html` → `/gdańsk`. */
export function addressOfHtml(file: string): string {
  return `/${file.normalize("NFC").replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}

/** The address of the page's group; undefined for pages at the top level. */
export function groupAddress(address: string): string | undefined {
  const end = address.lastIndexOf("/");
  return end > 0 ? address.slice(0, end) : undefined;
}

/** An address in NFC, without query and fragment. */
export const withoutAnchor = (address: string) =>
  /^.?[^#?]*/.exec(address.normalize("NFC"))?.[0] ?? "";

/** An absolute, percent-encoded URL (RFC 3986 § 2), for other sites. */
export function fullAddress(siteUrl: string, path: string): string {
  return siteUrl + encodeURI(path.normalize("NFC"));
}

/** Decodes the path of a request's URL (RFC 3986 § 2.1), without its query. Undefined if it can't be decoded. */
export function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "");
  } catch {
    return undefined;
  }
}

/** The query of a request's URL with its question mark; empty without one. */
export function queryOf(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}

/** Capitalises each word: `/pruszcz-gdański` → `/Pruszcz-Gdański`. */
export function capitalised(path: string): string {
  return path.replace(/(?<=[/-])\p{L}/gu, (letter) => letter.toLocaleUpperCase("pl"));
}

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
