import { type HTMLElement, parse } from "node-html-parser";

/** Parses a page's HTML; scripts and style sheets are kept as text. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { comment: true, blockTextElements: { script: true, style: true } });
}
