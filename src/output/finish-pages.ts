import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../utils/list-files";

/** What is done to one built page: from its place below the site and its HTML to its new HTML. */
export type PageStep = (file: string, html: string) => string;

/**
 * Takes every HTML file of the built site through some steps. Of thousands of pages reading and
 * writing is most of the work, so each is read once, and written once if it has changed.
 * @param publicFolder the built site
 * @returns how many files have changed
 */
export function finishPages(publicFolder: string, steps: readonly PageStep[]): number {
  const pages = listFiles(publicFolder).filter((file) => file.endsWith(".html"));
  return pages.filter((page) => {
    const file = path.join(publicFolder, page);
    const html = readFileSync(file, "utf8");
    const finished = steps.reduce((current, step) => step(page, current), html);
    if (finished === html) return false;
    writeFileSync(file, finished);
    return true;
  }).length;
}
