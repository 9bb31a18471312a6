import { readFileSync } from "node:fs";
import path from "node:path";
import { type PageFile, pageFiles } from "../../page-finisher";

/** A built page. */
export interface BuiltPage extends PageFile {
  html: string;
}

/** All HTML pages of a built site, sorted by address. */
export function builtPages(folder: string): BuiltPage[] {
  return pageFiles(folder)
    .map((page) => ({ ...page, html: readFileSync(path.join(folder, page.file), "utf8") }))
    .sort((a, b) => a.path.localeCompare(b.path, "pl"));
}
