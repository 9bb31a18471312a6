import { fullAddress } from "../../utils";

/** Everything may be crawled; the sitemap says what there is (RFC 9309). */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fullAddress(siteUrl, "/sitemap.xml")}\n`;
}
