import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import type { SitePage } from "../content-model";
import { parsePage } from "../utils/node";
import { pageFiles } from "./page-files";

/** The page whose document a step gets. */
export interface BuiltPage {
  /** Decoded address, NFC, without a trailing slash: `/gdańsk`. */
  path: string;
  /** Its entry in the registry; undefined for a page without one. */
  entry: SitePage | undefined;
}

/** Changes a page's document where it is not yet as it should be. Returns whether it did. */
export type PageChange = (document: HTMLElement, page: BuiltPage) => boolean;

/** What happens to each page. */
export interface PageSteps<Notes> {
  /** Run in this order. */
  changes: readonly PageChange[];
  /** Looks at a page's document as visitors will get it. What it notes is kept as JSON. */
  read: (document: HTMLElement, page: BuiltPage) => Notes;
  /** What the steps read besides the page's file and its entry; when it changes, they process each page again. */
  madeOf?: string;
}

/** A finished page. */
interface FinishedPage<Notes> {
  /** A hash of what it was made of, and of when it was written. */
  state: string;
  notes: Notes;
}

/** Finished pages by their addresses. */
export type FinishedPages<Notes> = Readonly<Record<string, FinishedPage<Notes>>>;

/**
 * Runs the steps over every page of the built site. A page is parsed once, and written only if a step has
 * changed it; a page that is as an earlier build left it is not even opened.
 * @param folder the built site
 * @param entries the registry of pages
 * @param former what this returned in an earlier build
 * @throws Error with the page's file, where a step does not know the markup that it finds
 */
export function finishPages<Notes>(
  folder: string,
  entries: readonly SitePage[],
  steps: PageSteps<Notes>,
  former: FinishedPages<Notes> = {},
): FinishedPages<Notes> {
  const entryOf = new Map(entries.map((entry) => [entry.path, entry]));
  const finished = pageFiles(folder).map(({ file, path: address }) => {
    const place = path.join(folder, file);
    const page = { path: address, entry: entryOf.get(address) };
    const state = () => stateOf(place, page, steps.madeOf);
    const known = former[address];
    if (known && known.state === state()) return [address, known] as const;
    try {
      const notes = finishPage(place, page, steps);
      return [address, { notes, state: state() }] as const;
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  return Object.fromEntries(finished);
}

function stateOf(file: string, { entry }: BuiltPage, madeOf = ""): string {
  const written = statSync(file).mtimeMs;
  return createHash("sha256")
    .update(JSON.stringify([written, entry, madeOf]))
    .digest("base64");
}

function finishPage<Notes>(file: string, page: BuiltPage, { changes, read }: PageSteps<Notes>) {
  const built = readFileSync(file, "utf8");
  const html = withoutNulls(built);
  const document = parsePage(html);
  if (!isUnderstood(document, html)) throw new Error("not all elements of the page are closed");
  let isChanged = false;
  for (const change of changes) if (change(document, page)) isChanged = true;
  // A substring keeps the whole page in memory (V8); a clone does not.
  const notes = structuredClone(read(document, page));
  const finished = isChanged ? document.toString() : html;
  if (finished !== built) writeFileSync(file, finished);
  return notes;
}

/**
 * React 18 pads a chunk of its stream with U+0000 where a letter of several bytes does not fit
 * (facebook/react#24985). Browsers ignore it in text, but show U+FFFD in an attribute.
 */
const withoutNulls = (html: string) => html.replaceAll("\0", "");

/**
 * Whether the parser gives back the page that it got, but for spaces within tags and the slash that ends `<br/>`.
 * It drops an element that is not closed, and then ends those around it too early.
 */
function isUnderstood(document: HTMLElement, html: string): boolean {
  const compared = (text: string) => text.replace(/\s|\/(?=>)/g, "");
  return compared(document.toString()) === compared(html);
}
