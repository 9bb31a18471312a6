import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readFacts, sumUpFacts } from "../../output/steps/page-facts";
import { PAGE_FACTS } from "../../server/built-site";
import { parsePage } from "../../utils/parse-page";

/**
 * Writes a site of one page that holds nothing but the home page's first picture: what a browser
 * needs at the very least, to hold our own pages against.
 * @param publicFolder the built site
 * @returns the folder of the new site
 * @throws when the home page has no picture
 */
export function bareHeroSite(publicFolder: string): string {
  const home = readFileSync(path.join(publicFolder, "index.html"), "utf8");
  const hero = parsePage(home).querySelector("picture")?.toString();
  if (!hero) throw new Error("The home page has no picture.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "bare-hero-"));
  for (const [, address = ""] of hero.matchAll(/(\/static\/[^\s",]+)/g)) {
    const place = decodeURI(address);
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    cpSync(path.join(publicFolder, place), path.join(folder, place));
  }
  const html = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hero</title><style>img{width:100%;height:auto}</style></head><body>${hero}</body></html>`;
  writeFileSync(path.join(folder, "index.html"), html);
  writeFileSync(path.join(folder, "404.html"), html);
  const facts = sumUpFacts(new Map([["/", readFacts(parsePage(html))]]));
  writeFileSync(path.join(folder, PAGE_FACTS), JSON.stringify(facts));
  return folder;
}
