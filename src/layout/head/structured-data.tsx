import type { PageDescription } from "./page-description";
import { pageGraph } from "./page-graph";

/**
 * A page's graph as JSON-LD. `<` is escaped, so that no text can end the script or begin a comment
 * (HTML, 4.12.1.3).
 */
export function StructuredData({ page }: { page: PageDescription }) {
  const json = JSON.stringify(pageGraph(page)).replace(/</g, "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
