import type { PageChange } from "../finish-pages";
import type { Site } from "../site";
import { pageGraph } from "./page-graph";

/**
 * Creates the step that adds a page's graph (JSON-LD) at the end of its head, if the page is
 * indexed. `<` is escaped, so that no text can end the script or begin a comment (HTML, 4.12.1.3).
 */
export function addStructuredData(site: Site): PageChange {
  return (document, { entry }) => {
    if (!entry || entry.noIndex) return;
    const head = document.querySelector("head");
    if (!head) throw new Error("the page has no head");
    const json = JSON.stringify(pageGraph(site, entry, document)).replace(/</g, "\\u003c");
    head.querySelector('script[type="application/ld+json"]')?.remove();
    head.insertAdjacentHTML("beforeend", `<script type="application/ld+json">${json}</script>`);
  };
}
