import { readFileSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { listFiles } from "../server/list-files";
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
import { picturesIn, sitemap } from "./sitemap";
import { writeSharePictures } from "./write-share-pictures";

/**
 * Reads every HTML file of the built site once, by the path of its page, and puts its graph into the
 * head of every page that may be listed. One page at a time: together they don't fit into memory.
 * @param pictures gets the addresses of each listed page's pictures
 */
function* finishHeads(
  folder: string,
  site: Site,
  pictures: Map<string, string[]>,
): Generator<readonly [path: string, html: string]> {
  const listed = new Map(
    site.pages.filter(({ noIndex }) => !noIndex).map((page) => [page.path, page]),
  );
  // Gatsby keeps parts of pages below _gatsby
  const files = listFiles(folder).filter(
    (file) => file.endsWith(".html") && !file.startsWith("_gatsby/"),
  );
  for (const file of files) {
    const address = `/${file.normalize("NFC").replace(/(^|\/)index\.html$|\.html$/, "")}`;
    const html = readFileSync(path.join(folder, file), "utf8");
    yield [address, html];
    const page = listed.get(address);
    if (!page) continue;
    const withGraph = embedGraph(html, pageGraph(site, page, html));
    if (withGraph !== html) writeFileSync(path.join(folder, file), withGraph);
    pictures.set(address, picturesIn(html));
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
  const pictures = new Map<string, string[]>();
  const picturesOf = (page: SitePage) => pictures.get(page.path) ?? [];
  const mistakes = gateHeads(site, finishHeads(folder, site, pictures));
  if (mistakes.length > 0) throw new Error(`Wrong heads:\n${mistakes.join("\n")}`);
  await writeSharePictures(folder, site);
  const mark = await readFile(path.resolve("static/favicon.svg"));
  const files = new Map<string, string | Buffer>([
    ["sitemap.xml", sitemap(site.url, site.pages, gitDates(path.resolve("content")), picturesOf)],
    ["robots.txt", robots(site.url)],
    ["llms.txt", llms(site)],
    ["_redirects", movedAddresses(site)],
    ["manifest.webmanifest", manifest(site.company)],
    ...(await icons(mark)),
  ]);
  for (const [name, content] of files) await writeFile(path.join(folder, name), content);
}
