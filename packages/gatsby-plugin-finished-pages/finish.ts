import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PAGE_FACTS } from "./built-site";
import { compress } from "./compress";
import { removeDeleted } from "./files/remove-deleted";
import { writeSearchFiles } from "./files/write-search-files";
import { type FinishedPage, finishPages } from "./finish-pages";
import { contentSecurityPolicy } from "./headers/content-security-policy";
import { writeHeaderFiles } from "./headers/write-header-files";
import type { Site } from "./site";
import { deferScripts } from "./steps/defer-scripts";
import { allHashes, readFacts, type SinglePageFacts } from "./steps/page-facts";
import { renewStyles } from "./steps/renew-styles";

/** What is known of pages that an earlier build has finished, by their files. */
export type FinishedPages = Map<string, FinishedPage<SinglePageFacts>>;

/** Runs one part of the work and logs its duration. */
type Timed = <T>(name: string, run: () => T | Promise<T>) => Promise<T>;

/**
 * Finishes the pages that Gatsby has built, and writes the files beside them.
 * @param folder the built site
 * @param finished what is known of pages that an earlier build has finished, by their files; brought up to date
 * @throws Error when a page has markup that a step does not know
 */
export async function finish(
  folder: string,
  site: Site,
  timed: Timed,
  finished: FinishedPages = new Map(),
): Promise<void> {
  const { policy, noIndex } = site;
  const pages = await timed("Finishing pages", () => {
    const changes = [renewStyles(folder), deferScripts(folder, site), ...site.changes];
    const sources = contentSecurityPolicy({ scripts: [], styles: [], policy });
    if (site.finishedBy === undefined) finished.clear();
    // names the style sheets and scripts of all pages with their hashes
    const assets = readFileSync(path.join(folder, "webpack.stats.json"), "utf8");
    const finishedBy = JSON.stringify([site.finishedBy, assets, sources]);
    return finishPages(folder, changes, readFacts, sources, finished, finishedBy);
  });
  await timed("Removing pictures of deleted photos", () => removeDeleted(folder, site.fileDigests));
  await timed("Writing what search engines read", () => writeSearchFiles(folder, site, pages));
  const facts = { ...allHashes(pages.values()), policy, noIndex };
  await timed("Writing headers", () => writeHeaderFiles(folder, facts));
  // After the others, because it compresses what they have written.
  await timed("Compressing pages, scripts and data", () => compress(folder));
  writeFileSync(path.join(folder, PAGE_FACTS), JSON.stringify(facts));
}

/**
 * Says before a build that the site in a folder is not whole. `finish` says last that it is: until then nothing
 * serves it or makes a release of it, also if the build breaks off.
 */
export const beginSite = (folder: string) => rmSync(path.join(folder, PAGE_FACTS), { force: true });
