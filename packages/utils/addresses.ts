import { plainLetters } from "./text/plain-letters";

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
  const name = file
    .normalize("NFC")
    .replace(/^[^/]+\//, "")
    .replace(/\.ya?ml$/, "");
  return `/${name.replace(/\/index$/, "")}`;
}

/** Whether a built file is a page of the site; a file with another name, such as `google1a2b.html`, is served as it is. */
export const isPageFile = (file: string): boolean => /(?:^|\/)index\.html$|^404\.html$/.test(file);

/** The page of a built file: `gdańsk/index.html` → `/gdańsk`. */
export function addressOfHtml(file: string): string {
  return `/${file.normalize("NFC").replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
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
