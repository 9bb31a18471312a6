import type { PageChange } from "../finish-pages";
import type { Site } from "../site";
import { pageGraph } from "./page-graph";

/**
 * Creates the step that adds a page's graph (JSON-LD) at the end of its body, behind what visitors
 * read, if the page is indexed. `<` is escaped, so that no text can end the script or begin a comment (HTML, 4.12.1.3).
 */
export function addStructuredData(site: Site): PageChange {
  return (document, { entry }) => {
    if (!entry || entry.noIndex) return;
    const body = document.querySelector("body");
    if (!body) throw new Error("the page has no body");
    const json = JSON.stringify(pageGraph(site, entry, document)).replace(/</g, "\\u003c");
    document.querySelector('script[type="application/ld+json"]')?.remove();
    body.insertAdjacentHTML("beforeend", `<script type="application/ld+json">${json}</script>`);
  };
}
