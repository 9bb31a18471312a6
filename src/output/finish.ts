import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PAGE_FACTS } from "../server/built-site";
import type { Site } from "../site/read-site";
import { compress } from "./compress";
import { writeSearchFiles } from "./files/write-search-files";
import { finishPages } from "./finish-pages";
import { securityTxt } from "./headers/security-txt";
import { writeHeaderFiles } from "./headers/write-header-files";
import { checkHeads } from "./steps/check-heads";
import { deferScripts } from "./steps/defer-scripts";
import { collectFacts } from "./steps/page-facts";
import { collectPictures } from "./steps/pictures";
import { renewStyles } from "./steps/renew-styles";
import { addStructuredData } from "./steps/structured-data";

/** Runs one part of the work and tells how long it took. */
type Timed = <T>(name: string, run: () => T | Promise<T>) => Promise<T>;

/**
 * Finishes the pages that Gatsby has built, and writes the files beside them.
 * @param folder the built site
 * @throws Error when a page fails a check
 */
export async function finish(folder: string, site: Site, timed: Timed): Promise<void> {
  const heads = checkHeads(site);
  const pictures = collectPictures();
  const pageFacts = collectFacts();
  await timed("Finishing pages", () => {
    finishPages(folder, site.pages, {
      changes: [renewStyles(folder), deferScripts(folder), addStructuredData(site)],
      readers: [heads.read, pictures.read, pageFacts.read],
    });
    const mistakes = heads.mistakes();
    if (mistakes.length > 0) throw new Error(`Wrong heads:\n${mistakes.join("\n")}`);
  });
  await timed("Writing what search engines read", () =>
    writeSearchFiles(folder, site, pictures.of),
  );
  await timed("Writing headers and security.txt", async () => {
    const facts = pageFacts.facts();
    writeFileSync(path.join(folder, PAGE_FACTS), JSON.stringify(facts));
    await writeHeaderFiles(folder, facts);
    writeSecurityTxt(folder, site);
  });
  // Last, because it compresses what the others wrote.
  await timed("Compressing pages, scripts and data", () => compress(folder));
}

function writeSecurityTxt(folder: string, { url, company }: Site): void {
  const place = path.join(folder, ".well-known");
  mkdirSync(place, { recursive: true });
  const text = securityTxt({ siteUrl: url, email: company.email }, new Date());
  writeFileSync(path.join(place, "security.txt"), text);
}
