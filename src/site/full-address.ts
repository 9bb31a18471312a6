/** A page's address in full: percent-encoded, without a trailing slash (RFC 3986 § 2). */
export function fullAddress(siteUrl: string, path: string): string {
  return siteUrl + encodeURI(path.normalize("NFC"));
}

/** Place of a page's HTML below the built site's folder. */
export function htmlFileOf(path: string): string {
  return path === "/404" ? "404.html" : `${path.slice(1)}/index.html`.replace(/^\//, "");
}
