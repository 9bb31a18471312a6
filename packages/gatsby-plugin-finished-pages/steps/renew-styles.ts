import { readFileSync } from "node:fs";
import path from "node:path";
import type { PageChange } from "../finish-pages";
import { findAssets } from "./page-assets";

/** Gatsby's style elements. The attribute tells its browser code which style sheets a page has. */
const SHEETS = "style[data-href]";

/**
 * Creates the step that inlines the last build's style sheets at the end of each page's head, the
 * site's own first, because it sets the order of the cascade layers. Gatsby puts that last, and
 * doesn't rewrite a page if only styles have changed. The head's other elements come first: the
 * browser then finds the link to the first picture before it has received the styles.
 * @param folder the built site
 * @throws Error if the build has no style sheet, or no data for a page
 */
export function renewStyles(folder: string): PageChange {
  const assetsOf = findAssets(folder);
  const style = (sheet: string) =>
    `<style data-href="${sheet}">${readFileSync(path.join(folder, sheet), "utf8")}</style>`;
  return (document, address) => {
    const head = document.querySelector("head");
    const present = document.querySelectorAll(SHEETS);
    const sheets = assetsOf(address).styleSheets;
    if (!head || (present.length === 0 && sheets.length > 0))
      throw new Error("Gatsby's style elements are not there");
    for (const element of present) element.remove();
    head.insertAdjacentHTML("beforeend", sheets.map(style).join(""));
  };
}
