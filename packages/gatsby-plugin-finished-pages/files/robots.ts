import { fullAddress } from "@typed-site/utils";

/** The robots.txt file: everything may be crawled, and the sitemap lists what there is (RFC 9309). */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fullAddress(siteUrl, "/sitemap.xml")}\n`;
}
