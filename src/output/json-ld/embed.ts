import type { Graph } from "schema-dts";

const existing = /<script type="application\/ld\+json">[^]*?<\/script>/g;

/**
 * Puts a graph at the end of a page's head, in place of one from an earlier build. No text in it
 * can end the script or begin a comment (HTML, 4.12.1.3: `<` is written as an escape).
 * @throws when the page has no head
 */
export function embedGraph(html: string, graph: Graph): string {
  const json = JSON.stringify(graph).replace(/</g, "\\u003c");
  const end = html.indexOf("</head>");
  if (end < 0) throw new Error("The page has no head");
  const script = `<script type="application/ld+json">${json}</script>`;
  return html.slice(0, end).replace(existing, "") + script + html.slice(end);
}

/** The graph of a page that `embedGraph` wrote; undefined where there is none. */
export function readGraph(html: string): Graph | undefined {
  const json = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as Graph);
}
