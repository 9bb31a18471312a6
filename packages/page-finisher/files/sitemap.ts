import { escapeHtml, fullAddress } from "@typed-site/utils";
import { lastChange } from "@typed-site/utils/node";
import type { SitePage } from "gatsby-plugin-typed-content";

/**
 * The sitemap of all indexed pages (sitemaps.org protocol 0.9, with Google's image extension).
 * Leaves out pages whose canonical address is another one.
 * @param dates when each content file was last changed, see `gitDates`
 * @param photosOf returns the addresses of the photographs on the page at an address, each once
 */
export function sitemap(
  siteUrl: string,
  pages: readonly SitePage[],
  dates: ReadonlyMap<string, string>,
  photosOf: (address: string) => readonly string[],
): string {
  const listed = pages.filter(({ path, canonical, noIndex }) => !noIndex && path === canonical);
  const entries = listed.map((page) => {
    const date = lastChange(page.sources, dates);
    return [
      "  <url>",
      `    <loc>${escapeHtml(fullAddress(siteUrl, page.path))}</loc>`,
      ...(date ? [`    <lastmod>${date}</lastmod>`] : []),
      ...photosOf(page.path).map(
        (src) =>
          `    <image:image><image:loc>${escapeHtml(siteUrl + src)}</image:loc></image:image>`,
      ),
      "  </url>",
    ].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}
