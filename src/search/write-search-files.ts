import { readFileSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { listFiles } from "../server/list-files";
import { htmlFileOf } from "./addresses";
import { gitDates } from "./git-dates";
import { gateHeads } from "./head-gate";
import { icons } from "./icons";
import { embedGraph } from "./json-ld/embed";
import { pageGraph } from "./json-ld/page-graph";
import { llms } from "./llms";
import { manifest } from "./manifest";
import { redirectsFile } from "./redirects";
import { robots } from "./robots";
import { readSite, type Site, type SitePage } from "./site-pages";
import { sitemap } from "./sitemap";
import { writeSharePictures } from "./write-share-pictures";

/** Every HTML file of the built site, by the path of its page. */
function builtHeads(folder: string): [path: string, html: string][] {
  return (
    listFiles(folder)
      // Gatsby keeps parts of pages below _gatsby
      .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
      .map((file) => [
        `/${file.normalize("NFC").replace(/(^|\/)index\.html$|\.html$/, "")}`,
        readFileSync(path.join(folder, file), "utf8"),
      ])
  );
}

/** Puts its graph into the head of every page that may be listed. */
function writeGraphs(folder: string, site: Site): void {
  for (const page of site.pages.filter(({ noIndex }) => !noIndex)) {
    const file = path.join(folder, htmlFileOf(page.path));
    const html = readFileSync(file, "utf8");
    const withGraph = embedGraph(html, pageGraph(site, page, html));
    if (withGraph !== html) writeFileSync(file, withGraph);
  }
}

function movedAddresses({ redirects, pages }: Site): string {
  const moved = redirects.map(({ from, to }) => [from, to] as const);
  const paths = pages.filter(({ noIndex }) => !noIndex).map((page) => page.path);
  return redirectsFile(moved, paths);
}

/**
 * Writes what search engines, other services and the browser's own windows read of the site.
 * @param folder the built site
 * @throws Error that names every page whose head is not what GraphQL says of the page
 */
export async function writeSearchFiles(
  folder: string,
  { graphql }: Pick<BuildArgs, "graphql">,
): Promise<void> {
  const site = await readSite(graphql);
  const htmlOf = (page: SitePage) => readFileSync(path.join(folder, htmlFileOf(page.path)), "utf8");
  const mistakes = gateHeads(site, builtHeads(folder));
  if (mistakes.length > 0) throw new Error(`Wrong heads:\n${mistakes.join("\n")}`);
  writeGraphs(folder, site);
  await writeSharePictures(folder, site);
  const mark = await readFile(path.resolve("static/favicon.svg"));
  const files = new Map<string, string | Buffer>([
    ["sitemap.xml", sitemap(site.url, site.pages, gitDates(path.resolve("content")), htmlOf)],
    ["robots.txt", robots(site.url)],
    ["llms.txt", llms(site)],
    ["_redirects", movedAddresses(site)],
    ["manifest.webmanifest", manifest(site.company)],
    ...(await icons(mark)),
  ]);
  for (const [name, content] of files) await writeFile(path.join(folder, name), content);
}
