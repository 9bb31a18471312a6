import type { HTMLElement } from "node-html-parser";
import { contentSecurityPolicy } from "@typed-site/server";

/** What a page may load, with the attribute that says from where, and the directive of the policy that rules it. */
const LOADED = [
  ["script[src]", "src", "script-src"],
  ['link[rel="stylesheet"][href]', "href", "style-src"],
  ["img[src]", "src", "img-src"],
  ["iframe[src]", "src", "default-src"],
] as const;

/**
 * What a page loads from another host, which the site's policy forbids: a browser would leave it out without a word to
 * visitors.
 * @param html the text that the page was parsed from
 * @returns a sentence for each: its line, its tag and the directive
 */
export function foreignParts(document: HTMLElement, html: string): string[] {
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, false);
  return LOADED.flatMap(([selector, attribute, directive]) =>
    document
      .querySelectorAll(selector)
      .filter((element) => /^(?:https?:)?\/\//i.test(element.getAttribute(attribute) ?? ""))
      .map((element) => {
        const line = html.slice(0, element.range[0]).split("\n").length;
        const tag = `<${element.rawTagName} ${attribute}="${element.getAttribute(attribute)}">`;
        const sources = (policy[directive] ?? []).join(" ");
        return `line ${line}: ${tag} is of another host, which the policy forbids (${directive} ${sources})`;
      }),
  );
}
