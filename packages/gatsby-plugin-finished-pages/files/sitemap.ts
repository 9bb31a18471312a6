import { escapeHtml, fullAddress } from "@typed-site/utils";

/** A page, as the sitemap names it. */
export interface ListedPage {
  /** Decoded, NFC, without a trailing slash: `/gdańsk`. */
  path: string;
  /** The day of its last change; undefined where it is not known. */
  changed: string | undefined;
  /** Addresses of the photographs on it, each once. */
  photos: readonly string[];
}

/** The sitemap (sitemaps.org protocol 0.9, with Google's image extension), in the order of addresses. */
export function sitemap(siteUrl: string, pages: readonly ListedPage[]): string {
  const sorted = [...pages].sort((one, other) => (one.path < other.path ? -1 : 1));
  const entries = sorted.map(({ path, changed, photos }) =>
    [
      "  <url>",
      `    <loc>${escapeHtml(fullAddress(siteUrl, path))}</loc>`,
      ...(changed ? [`    <lastmod>${changed}</lastmod>`] : []),
      ...photos.map(
        (src) =>
          `    <image:image><image:loc>${escapeHtml(siteUrl + src)}</image:loc></image:image>`,
      ),
      "  </url>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}
