import { appendFileSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@typed-site/utils/node";
import { listSite } from "gatsby-plugin-finished-pages/headers";

/**
 * Gives a built site the form that static hosts serve at its own addresses: `gdańsk.html` in place of
 * `gdańsk/index.html`, which they would redirect to `/gdańsk/`, so that every canonical address were a redirect. Such
 * a host compresses by itself, so the compressed copies go.
 * @param folder a copy of the built site; the Node server does not serve it any more
 */
export function flattenPages(folder: string): void {
  const { pages } = listSite(folder);
  for (const file of listFiles(folder)) {
    if (/\.(?:br|gz)$/.test(file)) rmSync(path.join(folder, file));
  }
  for (const file of pages.values()) {
    const flat = flatName(file);
    if (flat === file) continue;
    const page = path.join(folder, file);
    // The page for what is not there has both files, which are alike.
    renameSync(page, path.join(folder, flat));
    const around = path.dirname(page);
    if (readdirSync(around).length === 0) rmdirSync(around);
  }
  appendFileSync(path.join(folder, "_redirects"), slashRules([...pages.keys()]));
}

/** The file of a page without a folder of its own: `gdańsk/index.html` → `gdańsk.html`. */
const flatName = (file: string) => file.replace(/(.)\/index\.html$/, "$1.html");

/** Cloudflare Pages fails where it would itself redirect from an address with a Polish letter and a slash. */
function slashRules(addresses: readonly string[]): string {
  return addresses
    .filter((address) => encodeURI(address) !== address)
    .map((address) => `${encodeURI(address)}/ ${encodeURI(address)} 301\n`)
    .join("");
}
