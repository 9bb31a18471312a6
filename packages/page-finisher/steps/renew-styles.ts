import { readFileSync } from "node:fs";
import path from "node:path";
import type { PageChange } from "../finish-pages";
import { findAssets } from "./page-assets";

/** Gatsby's style elements. The attribute tells its browser code which style sheets a page has. */
const SHEETS = "style[data-href]";

/**
 * Creates the step that inlines the last build's style sheets into each page, the site's own first,
 * because it sets the order of the cascade layers. Gatsby puts that last, and doesn't rewrite a
 * page if only styles have changed.
 * @param folder the built site
 * @throws Error if the build has no style sheet, or no data for a page
 */
export function renewStyles(folder: string): PageChange {
  const assetsOf = findAssets(folder);
  const texts = new Map<string, string>();
  const read = (address: string) => {
    const known = texts.get(address) ?? readFileSync(path.join(folder, address), "utf8");
    texts.set(address, known);
    return known;
  };
  return (document, page) => {
    const present = document.querySelectorAll(SHEETS);
    const [first] = present;
    if (!first) throw new Error("Gatsby's style elements are not there");
    const sheets = assetsOf(page.path).styleSheets.map((address) => ({
      address,
      css: read(address),
    }));
    const isRenewed =
      present.length === sheets.length &&
      sheets.every(({ address, css }, at) => {
        const element = present[at];
        return element?.getAttribute("data-href") === address && element.rawText === css;
      });
    if (isRenewed) return false;
    const elements = sheets.map(
      ({ address, css }) => `<style data-href="${address}">${css}</style>`,
    );
    first.insertAdjacentHTML("beforebegin", elements.join(""));
    for (const element of present) element.remove();
    return true;
  };
}
