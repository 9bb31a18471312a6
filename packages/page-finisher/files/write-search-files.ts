import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { gitDates } from "@typed-site/utils/node";
import type { Site } from "../site";
import { FORMER_WORKERS, REMOVED_WORKER } from "./former-worker";
import { manifest } from "./manifest";
import { redirectsFile } from "./redirects";
import { robots } from "./robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./sitemap";

/**
 * Writes the files for search engines, other services and browsers.
 * @param folder the built site
 * @param photosOf returns the addresses of the photographs on the page at an address
 */
export async function writeSearchFiles(
  folder: string,
  site: Site,
  photosOf: (address: string) => readonly string[],
): Promise<void> {
  const listed = site.pages.filter(({ noIndex }) => !noIndex).map((page) => page.path);
  const dates = gitDates(site.contentFolder);
  const files = {
    "sitemap.xml": sitemap(site.url, site.pages, dates, photosOf),
    "robots.txt": robots(site.url),
    _redirects: redirectsFile(site.redirects, listed),
    ".well-known/security.txt": securityTxt(site, new Date()),
    "manifest.webmanifest": manifest(site),
    ...Object.fromEntries(FORMER_WORKERS.map((name) => [name, REMOVED_WORKER])),
  };
  await mkdir(path.join(folder, ".well-known"), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content);
  }
}
