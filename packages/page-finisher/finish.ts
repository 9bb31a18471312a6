import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PAGE_FACTS } from "../server";
import { browserScript } from "./browser-script";
import { compress } from "./compress";
import { writeSearchFiles } from "./files/write-search-files";
import { finishPages } from "./finish-pages";
import { writeHeaderFiles } from "./headers/write-header-files";
import { readRecord } from "./read-record";
import type { Site } from "./site";
import { checkHead } from "./steps/check-heads";
import { deferScripts, LAST_SCRIPT } from "./steps/defer-scripts";
import { type OwnFacts, readFacts, sumUpFacts } from "./steps/page-facts";
import { readPictures } from "./steps/read-content";
import { renewStyles } from "./steps/renew-styles";
import { addStructuredData } from "./steps/structured-data";

/** Runs one part of the work and logs its duration. */
type Timed = <T>(name: string, run: () => T | Promise<T>) => Promise<T>;

/**
 * Finishes the pages that Gatsby has built, and writes the files beside them.
 * @param folder the built site
 * @throws Error when a page fails a check
 */
export async function finish(folder: string, site: Site, timed: Timed): Promise<void> {
  const pages = await timed("Finishing pages", () => finishAll(folder, site));
  await timed("Writing what search engines read", () =>
    writeSearchFiles(folder, site, ({ path: address }) => pages.get(address)?.pictures ?? []),
  );
  await timed("Writing headers", async () => {
    const facts = sumUpFacts(pages);
    writeFileSync(path.join(folder, PAGE_FACTS), JSON.stringify(facts));
    await writeHeaderFiles(folder, facts);
  });
  // Last, because it compresses what the others have written.
  await timed("Compressing pages, scripts and data", () => compress(folder));
}

/** What is recorded of each page. */
interface PageNotes extends OwnFacts {
  /** Errors in its head. */
  mistakes: string[];
  /** Addresses of the photographs in its `main`. */
  pictures: string[];
}

/** @returns what was recorded of the pages, by address */
function finishAll(folder: string, site: Site): ReadonlyMap<string, PageNotes> {
  const record = path.resolve(".cache/finished-pages.json");
  const { notes, known } = finishPages<PageNotes>(
    folder,
    site.pages,
    {
      changes: [
        renewStyles(folder),
        deferScripts(folder, site.firstScript),
        addStructuredData(site),
      ],
      read: (document, page) => ({
        mistakes: checkHead(document, page, site),
        pictures: readPictures(document),
        ...readFacts(document),
      }),
      madeOf: sharedBy(folder, site),
    },
    readRecord<PageNotes>(record),
  );
  const mistakes = [...notes.values()].flatMap((page) => page.mistakes);
  if (mistakes.length > 0) throw new Error(`Wrong heads:\n${mistakes.join("\n")}`);
  writeFileSync(record, JSON.stringify(known));
  return notes;
}

/** Hashes what the steps depend on besides a page and its entry: code, styles, scripts, the site's texts. */
const sharedBy = (folder: string, { pages: _, ...site }: Site) =>
  createHash("sha256")
    .update(readFileSync(".cache/compiled/gatsby-node.js"))
    .update(readFileSync(path.join(folder, "webpack.stats.json")))
    .update(browserScript(site.firstScript) + browserScript(LAST_SCRIPT))
    .update(JSON.stringify(site))
    .digest("base64");
