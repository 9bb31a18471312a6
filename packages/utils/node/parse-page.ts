import { type HTMLElement, parse } from "node-html-parser";

/** Parses the HTML of a page; scripts and style sheets are left as text. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { comment: true, blockTextElements: { script: true, style: true } });
}
