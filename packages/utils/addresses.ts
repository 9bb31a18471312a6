import { plainLetters } from "./text/plain-letters";

/*
 * How an address of the site is spelled. Everywhere in the code an address is decoded, composed (NFC,
 * Unicode Standard Annex 15: with decomposed letters the built page would not be found) and without a
 * slash at its end: `/pruszcz-gdański`. Pages keep the diacritics of their names, files have none.
 */

/** Longest address with query, in bytes, that is looked at; those of pages are far shorter. */
export const LONGEST_TARGET = 2048;

/** The name of a file for a title: `Trawa z Rolki` → `trawa-z-rolki`. */
export function slug(title: string): string {
  return plainLetters(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A file's name without folders and ending: `galleries/realizacje.yaml` → `realizacje`. */
export function nameOfFile(file: string): string {
  return file
    .normalize("NFC")
    .replace(/^.*\//, "")
    .replace(/\.ya?ml$/, "");
}

/** The page of a name that keeps its diacritics: `Pruszcz Gdański` → `/pruszcz-gdański`. */
export function addressOfName(name: string): string {
  return `/${name.normalize("NFC").trim().toLocaleLowerCase("pl").replace(/\s+/g, "-")}`;
}

/** The page of a content file, by its place: `services/prace-ziemne/index.yaml` → `/prace-ziemne`. */
export function addressOfFile(file: string): string {
  const place = file
    .normalize("NFC")
    .replace(/^[^/]+\//, "")
    .replace(/\.ya?ml$/, "");
  return `/${place.replace(/\/index$/, "")}`;
}

/** The page of a built file, by its place below the site's folder: `gdańsk/index.html` → `/gdańsk`. */
export function addressOfHtml(file: string): string {
  return `/${file.normalize("NFC").replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}

/** The address of the group's own page, or undefined for pages at the top level. */
export function groupAddress(address: string): string | undefined {
  const end = address.lastIndexOf("/");
  return end > 0 ? address.slice(0, end) : undefined;
}

/** An address composed (NFC), without `#` or `?` and what follows. */
export const withoutAnchor = (address: string) =>
  /^.?[^#?]*/.exec(address.normalize("NFC"))?.[0] ?? "";

/** An address in full, for other sites: percent-encoded (RFC 3986 § 2). */
export function fullAddress(siteUrl: string, path: string): string {
  return siteUrl + encodeURI(path.normalize("NFC"));
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

/** With a capital at the start of each word: `/pruszcz-gdański` → `/Pruszcz-Gdański`. */
export function capitalised(path: string): string {
  return path.replace(/(?<=[/-])\p{L}/gu, (letter) => letter.toLocaleUpperCase("pl"));
}

/** The form that all spellings of an address share: `/Pruszcz-Gdański` → `/pruszcz-gdanski`. */
const folded = (path: string) => plainLetters(path).toLowerCase();

/** A path without slashes at its end, but never an empty one. */
const withoutSlashes = (path: string) => /^.*[^/]/s.exec(path)?.[0] ?? "/";

/** Another address for a path that is no page itself. */
export type Redirect = (path: string) => string | undefined;

/**
 * Knows where other spellings of the site's addresses lead: a trailing slash, `index.html`,
 * decomposed letters (NFD), upper case, missing diacritics. Takes time in proportion to the path's length.
 * @param paths all pages
 * @param moved addresses that have moved: old path → new path
 */
export function createRedirects(
  paths: Iterable<string>,
  moved: ReadonlyMap<string, string> = new Map(),
): Redirect {
  const byForm = new Map(Array.from(paths, (page) => [folded(page), page]));
  return (path) => {
    const bare = withoutSlashes(path.replace(/\/index\.html$/i, ""));
    const target = moved.get(bare.normalize("NFC")) ?? byForm.get(folded(bare));
    return target === path ? undefined : target;
  };
}
