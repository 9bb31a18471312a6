import type { PageDescription } from "./page-description";
import { pageGraph } from "./page-graph";

/**
 * A page's graph as JSON-LD, for react-helmet. `<` is escaped, so that no text can end the script or begin a comment
 * (HTML, 4.12.1.3).
 */
export const structuredData = (page: PageDescription) => ({
  type: "application/ld+json",
  innerHTML: JSON.stringify(pageGraph(page)).replace(/</g, "\\u003c"),
});
