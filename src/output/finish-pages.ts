import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import type { SitePage } from "../site/pages";
import { parsePage } from "../utils/parse-page";
import { pageFiles } from "./page-files";

/** What a step is told about the page whose document it gets. */
export interface BuiltPage {
  /** Decoded address, NFC, without a trailing slash: `/gdańsk`. */
  path: string;
  /** What the registry says of it; undefined for a page that is not in it. */
  entry: SitePage | undefined;
}

/** Changes a page's document where it is not yet as it should be. Returns whether it did. */
export type PageChange = (document: HTMLElement, page: BuiltPage) => boolean;

/** Looks at a page's document as visitors will get it. */
export type PageReader = (document: HTMLElement, page: BuiltPage) => void;

/** What happens to each page: changes in their order, then looks at what has become of it. */
export interface PageSteps {
  changes: readonly PageChange[];
  readers?: readonly PageReader[];
}

/**
 * Runs the steps over every page of the built site. A page is parsed once, and serialised and
 * written only if a step has changed it; a page that an earlier build has finished stays as it is,
 * unless the result of a step has changed since.
 * @param folder the built site
 * @param entries the registry of pages
 * @returns how many files have changed
 * @throws Error with the page's file, where a step does not know the markup that it finds
 */
export function finishPages(
  folder: string,
  entries: readonly SitePage[],
  steps: PageSteps,
): number {
  const entryOf = new Map(entries.map((entry) => [entry.path, entry]));
  let changed = 0;
  for (const { file, path: address } of pageFiles(folder)) {
    try {
      const page = { path: address, entry: entryOf.get(address) };
      if (finishPage(path.join(folder, file), page, steps)) changed++;
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return changed;
}

function finishPage(file: string, page: BuiltPage, { changes, readers = [] }: PageSteps): boolean {
  const built = readFileSync(file, "utf8");
  const html = withoutNulls(built);
  const document = parsePage(html);
  if (!isWhole(document, html)) throw new Error("not all elements of the page are closed");
  let isChanged = false;
  for (const change of changes) if (change(document, page)) isChanged = true;
  for (const read of readers) read(document, page);
  const finished = isChanged ? document.toString() : html;
  if (finished !== built) writeFileSync(file, finished);
  return finished !== built;
}

/**
 * React 18 pads a chunk of its stream with U+0000 where a letter of several bytes does not fit
 * (facebook/react#24985). Browsers ignore it in text, but show U+FFFD in an attribute.
 */
const withoutNulls = (html: string) => html.replaceAll("\0", "");

/**
 * Whether all elements of a page are closed. The parser drops an element that is not, and then leaves
 * out the end tags of all around it, so the outermost one ends too early.
 */
function isWhole(document: HTMLElement, html: string): boolean {
  return document.querySelector("html")?.range[1] === html.trimEnd().length;
}
