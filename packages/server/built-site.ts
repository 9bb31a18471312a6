import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { addressOfHtml } from "../utils";
import { listFiles } from "../utils/node";
import type { InlineHashes } from "./policy/content-security-policy";

/** File in which the build tells the server about the pages, so that it need not read them all. */
export const PAGE_FACTS = "_pages.json";

/** What the server has to know about the pages. */
export interface PageFacts extends InlineHashes {
  /** Name of a form → the page that shows it when the page that it was sent from cannot. */
  forms: Readonly<Record<string, string>>;
}

/** The site as the last build left it. */
export interface BuiltSite {
  folder: string;
  /** Every file that may be asked for: decoded address → place below the folder. */
  files: ReadonlyMap<string, string>;
  /** Every page: decoded address without a trailing slash → place of its HTML. */
  pages: ReadonlyMap<string, string>;
  facts: PageFacts;
}

/**
 * Lists what the build left. Only listed files are served, so no address can lead out of the folder.
 * @throws Error where there is no built site
 */
export function readBuiltSite(folder: string): BuiltSite {
  const { files, pages } = listSite(folder);
  const factsFile = path.join(folder, PAGE_FACTS);
  if (!existsSync(factsFile) || !pages.has("/") || !pages.has("/404")) {
    throw new Error(`There is no built site in ${folder}; run \`npm run build\` first.`);
  }
  const facts = JSON.parse(readFileSync(factsFile, "utf8")) as PageFacts;
  return { folder, files, pages, facts };
}

/** Lists the files and pages of a built site without reading them. */
export function listSite(folder: string): Pick<BuiltSite, "files" | "pages"> {
  const files = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const file of listFiles(folder)) {
    // Names that begin like this are instructions for static hosts and for the server.
    if (/\.(br|gz)$|^_(headers|redirects|pages\.json)$/.test(file)) continue;
    if (file.endsWith(".html")) pages.set(addressOfHtml(file), file);
    else files.set(`/${file}`.normalize("NFC"), file);
  }
  return { files, pages };
}
