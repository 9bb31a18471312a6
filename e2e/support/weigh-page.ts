import { brotliCompressSync } from "node:zlib";
import { type HTMLElement, type Node, parse } from "node-html-parser";

/** Attributes whose values come from code; others contain words, numbers and addresses. */
const ofCode = new Set(["class", "d", "media", "rel", "role", "sizes", "style", "type"]);

/**
 * The compressed bytes (Brotli) that code alone adds to a page. Texts from the content are removed
 * before; list entries then are alike and hardly count, however many there are.
 */
export function weighPage(html: string): { markup: number; styles: number } {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const styles = page.querySelectorAll("style").map((style) => style.outerHTML);
  return { markup: compressed(bare(page)), styles: compressed(styles.join("")) };
}

const compressed = (text: string) => brotliCompressSync(text).length;

function bare(node: Node): string {
  const inner = () => node.childNodes.map(bare).join("");
  if (!isElement(node)) return "";
  const { rawTagName: name, rawAttributes: attributes } = node;
  if (name === "style" || attributes.type === "application/ld+json") return "";
  if (name === "script") return node.outerHTML;
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}=${valueOf(key, value)}`,
  );
  return `<${name}${written.join("")}>${inner()}`;
}

const isElement = (node: Node): node is HTMLElement =>
  "rawTagName" in node && "rawAttributes" in node;

/** Reduces a picture's `srcset` to its widths. */
const valueOf = (key: string, value: string) => {
  if (key.toLowerCase() === "srcset") return value.match(/ \d+w/g)?.join("") ?? "";
  return ofCode.has(key) ? value : "";
};
