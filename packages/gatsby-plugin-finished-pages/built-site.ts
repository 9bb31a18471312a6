import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { addressOfHtml, isPageFile } from "@typed-site/utils";
import { listFiles } from "@typed-site/utils/node";
import type { SiteFacts } from "./headers/content-security-policy";

/**
 * The file with what the build says of its pages, so that the server need not read them all. The build
 * removes it first and writes it last, so a site that has it is whole.
 */
export const PAGE_FACTS = "_pages.json";

/** The site as the last build left it. */
export interface BuiltSite {
  folder: string;
  /** Files that may be requested: decoded address → path in the folder. */
  files: ReadonlyMap<string, string>;
  /** Pages: decoded address without a trailing slash → path of the HTML. */
  pages: ReadonlyMap<string, string>;
  facts: SiteFacts;
}

/**
 * Lists the built files. Only listed files are served, so no path traversal is possible.
 * @throws Error if the site is not built, or its build broke off
 */
export function readBuiltSite(folder: string): BuiltSite {
  const { files, pages } = listSite(folder);
  const factsFile = path.join(folder, PAGE_FACTS);
  if (!existsSync(factsFile) || !pages.has("/") || !pages.has("/404")) {
    throw new Error(
      `There is no built site in ${folder}, or half of one; run \`npm run build\` first.`,
    );
  }
  const facts = JSON.parse(readFileSync(factsFile, "utf8")) as SiteFacts;
  return { folder, files, pages, facts };
}

/** Lists the files and pages of a built site without reading them. */
export function listSite(folder: string): Pick<BuiltSite, "files" | "pages"> {
  const files = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const file of listFiles(folder)) {
    // Files for static hosts and for the server itself are not served.
    if (/\.(br|gz)$|^_(headers|redirects|pages\.json)$/.test(file)) continue;
    if (isPageFile(file)) pages.set(addressOfHtml(file), file);
    else files.set(`/${file}`.normalize("NFC"), file);
  }
  return { files, pages };
}
