import { parse, type HTMLElement } from "node-html-parser";

/** Parses the HTML of a page; what stands in a script or a style sheet stays one text. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { comment: true, blockTextElements: { script: true, style: true } });
}
