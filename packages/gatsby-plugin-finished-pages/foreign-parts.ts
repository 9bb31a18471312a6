import type { HTMLElement } from "node-html-parser";
import type { Policy } from "./headers/content-security-policy";

/** What a page may load, with the attribute that says from where, and the directive of the policy that rules it. */
const LOADED = [
  ["script[src]", "src", "script-src"],
  ['link[rel="stylesheet"][href]', "href", "style-src"],
  ["img[src]", "src", "img-src"],
  ["iframe[src]", "src", "frame-src"],
] as const;

/**
 * What a page loads from another host, which the site's policy forbids: a browser would leave it out without a word to
 * visitors.
 * @param html the text that the page was parsed from
 * @param policy the sources that each directive allows
 * @returns a sentence for each: its line, its tag and the directive
 */
export function foreignParts(document: HTMLElement, html: string, policy: Policy): string[] {
  return LOADED.flatMap(([selector, attribute, special]) => {
    const directive = special in policy ? special : "default-src";
    const sources = policy[directive] ?? [];
    return document.querySelectorAll(selector).flatMap((element) => {
      const address = element.getAttribute(attribute) ?? "";
      const isForeign = /^(?:https?:)?\/\//i.test(address);
      if (!isForeign || sources.includes(originOf(address))) return [];
      const line = html.slice(0, element.range[0]).split("\n").length;
      const tag = `<${element.rawTagName} ${attribute}="${address}">`;
      return `line ${line}: ${tag} is of another host, which the policy forbids (${directive} ${sources.join(" ")}); what pages need is named by the option "policy"`;
    });
  });
}

/** The source of a policy that allows an address; none for one that no browser understands. */
function originOf(address: string): string {
  return URL.canParse(address, "https://any.host")
    ? new URL(address, "https://any.host").origin
    : "";
}
