import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SitePage } from "../../content-model";
import { listFiles } from "../../utils/node";
import { writeSharePictures } from "../share-pictures/write-share-pictures";
import type { Site } from "../site";
import { calendarFiles } from "./calendar-files";
import { gitDates } from "./git-dates";
import { llms } from "./llms";
import { manifest } from "./manifest";
import { redirectsFile } from "./redirects";
import { robots } from "./robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./sitemap";

/**
 * Writes the files for search engines, other services and browsers.
 * @param folder the built site
 * @param picturesOf returns the addresses of a page's pictures
 */
export async function writeSearchFiles(
  folder: string,
  site: Site,
  picturesOf: (page: SitePage) => readonly string[],
): Promise<void> {
  await writeSharePictures(folder, site);
  const listed = site.pages.filter(({ noIndex }) => !noIndex).map((page) => page.path);
  const dates = gitDates(path.resolve("content"));
  const files = new Map<string, string>([
    ["sitemap.xml", sitemap(site.url, site.pages, dates, picturesOf)],
    ["robots.txt", robots(site.url)],
    ["llms.txt", llms(site)],
    ["_redirects", redirectsFile(site.redirects, listed)],
    [".well-known/security.txt", securityTxt(site, new Date())],
    ["manifest.webmanifest", manifest(site)],
    ...calendarFiles(site, dates),
  ]);
  // Calendars of removed services.
  const calendars = listFiles(folder).filter((name) => name.endsWith(".ics"));
  for (const name of calendars) await rm(path.join(folder, name));
  await mkdir(path.join(folder, ".well-known"), { recursive: true });
  for (const [name, content] of files) await writeFile(path.join(folder, name), content);
}
