import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import { parsePage } from "@typed-site/utils/node";
import { foreignParts } from "./foreign-parts";
import { contentSecurityPolicy, type Policy } from "./headers/content-security-policy";
import { ownHtmlFiles, pageFiles } from "./page-files";

/**
 * Changes a page's document; changing it again must leave it as it is.
 * @param address decoded, NFC, without a trailing slash: `/gdańsk`
 */
export type PageChange = (document: HTMLElement, address: string) => void;

/** What is known of a page that an earlier build has finished. */
export interface FinishedPage<Facts> {
  /** Of its HTML, and of what finished it. */
  digest: string;
  facts: Facts;
}

/**
 * Makes the changes on every page of the built site. A page is parsed once, and written only if a
 * change has made it another one. One that is as it was finished is not parsed at all.
 * @param folder the built site
 * @param changes made in this order
 * @param read reads what is needed of a finished page
 * @param policy what a page may load
 * @param finished what is known of pages by their files; brought up to date
 * @param finishedBy all that the changes hang on besides a page's HTML
 * @returns what was read from each page, by its address
 * @throws Error with the page's file, if a change does not know the markup that it finds
 */
export function finishPages<Facts>(
  folder: string,
  changes: readonly PageChange[],
  read: (document: HTMLElement) => Facts,
  policy = contentSecurityPolicy({ scripts: [], styles: [] }),
  finished = new Map<string, FinishedPage<Facts>>(),
  finishedBy = "",
): Map<string, Facts> {
  const digestOf = (html: string) =>
    createHash("sha256").update(finishedBy).update(html).digest("base64");
  for (const file of ownHtmlFiles(folder)) {
    // Served as it is, but under the site's policy.
    const html = readFileSync(path.join(folder, file), "utf8");
    const foreign = foreignParts(parsePage(html), html, policy);
    if (foreign.length > 0) throw new Error(`${file}: ${foreign.join("; ")}`);
  }
  const facts = new Map<string, Facts>();
  const pages = pageFiles(folder);
  const files = new Set(pages.map(({ file }) => file));
  for (const file of finished.keys()) if (!files.has(file)) finished.delete(file);
  for (const { file, path: address } of pages) {
    const htmlFile = path.join(folder, file);
    const built = readFileSync(htmlFile, "utf8");
    const known = finished.get(file);
    if (known?.digest === digestOf(built)) {
      facts.set(address, known.facts);
      continue;
    }
    try {
      const { document, html } = finishPage(built, address, changes, policy);
      if (html !== built) writeFileSync(htmlFile, html);
      // In V8 a substring keeps the whole page in memory; a clone does not.
      const own = structuredClone(read(document));
      facts.set(address, own);
      finished.set(file, { digest: digestOf(html), facts: own });
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return facts;
}

function finishPage(
  built: string,
  address: string,
  changes: readonly PageChange[],
  policy: Policy,
) {
  const html = withoutNulls(built);
  const document = parsePage(html);
  const foreign = foreignParts(document, html, policy);
  if (foreign.length > 0) throw new Error(foreign.join("; "));
  const parsed = document.toString();
  if (!isSame(parsed, html)) throw new Error("not all elements of the page are closed");
  for (const change of changes) change(document, address);
  const changed = document.toString();
  return { document, html: changed === parsed ? html : changed };
}

/**
 * React 18 pads a chunk of its stream with U+0000 if a multi-byte character does not fit
 * (facebook/react#24985). Browsers ignore it in text, but show U+FFFD in an attribute.
 */
const withoutNulls = (html: string) => html.replaceAll("\0", "");

/**
 * Whether the parser's output equals its input, except for spaces within tags and the slash of
 * `<br/>`. It drops an unclosed element, and then closes those around it too early.
 */
function isSame(parsed: string, html: string): boolean {
  const compared = (text: string) => text.replace(/\s|\/(?=>)/g, "");
  return compared(parsed) === compared(html);
}
