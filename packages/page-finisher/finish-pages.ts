import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import type { SitePage } from "../content-model";
import { parsePage } from "../utils/node";
import { pageFiles } from "./page-files";

/** A built page, as passed to a step with its document. */
export interface BuiltPage {
  /** Decoded address, NFC, without a trailing slash: `/gdańsk`. */
  path: string;
  /** Its entry in the list of pages; undefined for a page without one. */
  entry: SitePage | undefined;
}

/** Changes a page's document; changing it again must leave it as it is. */
export type PageChange = (document: HTMLElement, page: BuiltPage) => void;

/** The steps run on each page. */
export interface PageSteps<Notes> {
  /** Run in this order. */
  changes: readonly PageChange[];
  /** Reads from a page's final document; the result is kept as JSON. */
  read: (document: HTMLElement, page: BuiltPage) => Notes;
  /** What the steps depend on besides a page's file and entry; if it changes, all pages are finished again. */
  madeOf?: string;
}

/** What was read from pages, by a hash of what each was made of and of when it was written. */
export type Known<Notes> = Record<string, Notes>;

/**
 * Runs the steps on every page of the built site. A page is parsed once, and written only if a step
 * has changed it; an unchanged page of an earlier build is not even opened.
 * @param folder the built site
 * @param entries the list of pages
 * @param former what an earlier build has left as `known`
 * @returns what was read from each page, by its address
 * @throws Error with the page's file, if a step does not know the markup that it finds
 */
export function finishPages<Notes>(
  folder: string,
  entries: readonly SitePage[],
  steps: PageSteps<Notes>,
  former: Known<Notes> = {},
): { notes: Map<string, Notes>; known: Known<Notes> } {
  const entryOf = new Map(entries.map((entry) => [entry.path, entry]));
  const notes = new Map<string, Notes>();
  const known: Known<Notes> = {};
  for (const { file, path: address } of pageFiles(folder)) {
    const place = path.join(folder, file);
    const page = { path: address, entry: entryOf.get(address) };
    const state = () => hashOf([address, page.entry, steps.madeOf, statSync(place).mtimeMs]);
    try {
      const own = former[state()] ?? finishPage(place, page, steps);
      notes.set(address, own);
      known[state()] = own;
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { notes, known };
}

const hashOf = (parts: unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64");

function finishPage<Notes>(file: string, page: BuiltPage, { changes, read }: PageSteps<Notes>) {
  const built = readFileSync(file, "utf8");
  const html = withoutNulls(built);
  const document = parsePage(html);
  const parsed = document.toString();
  if (!isSame(parsed, html)) throw new Error("not all elements of the page are closed");
  for (const change of changes) change(document, page);
  // In V8 a substring keeps the whole page in memory; a clone does not.
  const notes = structuredClone(read(document, page));
  const changed = document.toString();
  const finished = changed === parsed ? html : changed;
  if (finished !== built) writeFileSync(file, finished);
  return notes;
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
