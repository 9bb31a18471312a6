import { readFileSync } from "node:fs";
import path from "node:path";
import { FORM } from "../enquiry/shared/form-protocol";
import { InlineHashes } from "./policy/content-security-policy";
import { listFiles } from "../utils/list-files";

/** The site as the last build left it. */
export interface BuiltSite {
  folder: string;
  /** Every file that may be asked for: decoded address → place below the folder. */
  files: ReadonlyMap<string, string>;
  /** Every page: decoded address without a trailing slash → place of its HTML. */
  pages: ReadonlyMap<string, string>;
  /** Of what stands inline in the pages. */
  hashes: InlineHashes;
  /** Name of a form → the page that shows it if the one it was sent from cannot. */
  formPages: ReadonlyMap<string, string>;
}

const formNames = new RegExp(`\\s${FORM}="(\\w+)"`, "g");

/**
 * Lists what the build left. What is not listed is not served: no address can lead out of the folder.
 * @throws Error where there is no built site
 */
export function readBuiltSite(folder: string): BuiltSite {
  const { files, pages } = listSite(folder);
  const hashes = new InlineHashes();
  const formPages = new Map<string, string>();
  for (const [page, file] of [...pages].sort(byDepth)) {
    const html = readFileSync(path.join(folder, file), "utf8");
    hashes.add(html);
    for (const [, form = ""] of html.matchAll(formNames)) {
      if (!formPages.has(form)) formPages.set(form, page);
    }
  }
  if (!pages.has("/") || !pages.has("/404")) {
    throw new Error(`There is no built site in ${folder}; run \`npm run build\` first.`);
  }
  return { folder, files, pages, hashes, formPages };
}

/** The home page first, then those that lie nearest to it. */
const byDepth = ([one]: [string, string], [other]: [string, string]) =>
  one.split("/").length - other.split("/").length || one.length - other.length;

/** Lists the files and pages of a built site without reading them. */
export function listSite(folder: string): Pick<BuiltSite, "files" | "pages"> {
  const files = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const file of listFiles(folder)) {
    // The last two are instructions for static hosts.
    if (/\.(br|gz)$|^_(headers|redirects)$/.test(file)) continue;
    const address = `/${file}`.normalize("NFC");
    if (!file.endsWith(".html")) files.set(address, file);
    else pages.set(address.replace(/(\/index)?\.html$/, "") || "/", file);
  }
  return { files, pages };
}
