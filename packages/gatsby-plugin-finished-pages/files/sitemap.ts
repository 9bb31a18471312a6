import { escapeHtml, fullAddress } from "@typed-site/utils";

/** A page, as the sitemap names it. */
export interface ListedPage {
  /** Decoded, NFC, as Gatsby has it: `/gdańsk`. */
  path: string;
  /** The day of its last change; undefined where it is not known. */
  changed?: string | undefined;
  /** Addresses of the photographs on it, each once, also those that other pages show. */
  photos: readonly string[];
}

/** A photograph on more pages than these is none of a page's own, as those that every town shows. */
const MOST_PAGES = 5;

/**
 * The sitemap (sitemaps.org protocol 0.9, with Google's image extension), in the order of addresses. A photograph that
 * many pages show is named with the first of them: with each, a page more would name all of those again.
 */
export function sitemap(siteUrl: string, pages: readonly ListedPage[]): string {
  const sorted = [...pages].sort((one, other) => (one.path < other.path ? -1 : 1));
  const count = new Map<string, number>();
  for (const src of sorted.flatMap(({ photos }) => photos))
    count.set(src, (count.get(src) ?? 0) + 1);
  const named = new Set<string>();
  const isNamed = (src: string) => {
    const isAgain = named.has(src);
    named.add(src);
    return !isAgain || (count.get(src) ?? 0) <= MOST_PAGES;
  };
  const entries = sorted.map(({ path, changed, photos }) =>
    [
      "  <url>",
      `    <loc>${escapeHtml(fullAddress(siteUrl, path))}</loc>`,
      ...(changed ? [`    <lastmod>${changed}</lastmod>`] : []),
      ...photos
        .filter(isNamed)
        .map(
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
