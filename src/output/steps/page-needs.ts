import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** What Gatsby's browser code reads of a page's data before it loads the rest. */
interface PageData {
  componentChunkName: string;
  staticQueryHashes?: string[];
}

/** Pages whose data Gatsby keeps under another name than their path. */
const names: Record<string, string> = { "/": "index", "/404": "404.html" };

/**
 * Finds what a page needs to hydrate besides Gatsby's own scripts: its component's scripts and its data.
 * Gatsby would ask for the data once its script runs, and for the rest after that: two round trips more.
 * @param folder the built site
 * @returns a function that gives the addresses for a page's path; none where Gatsby has no data for it
 */
export function findNeeds(folder: string): (page: string) => string[] {
  const stats = readJson<{ assetsByChunkName: Record<string, string[]> }>(
    path.join(folder, "webpack.stats.json"),
  );
  return (page) => {
    const data = `/page-data/${names[page] ?? page.slice(1)}/page-data.json`;
    const file = path.join(folder, data);
    if (!existsSync(file)) return [];
    const { componentChunkName, staticQueryHashes = [] } = readJson<PageData>(file);
    const files = stats.assetsByChunkName[componentChunkName] ?? [];
    return [
      ...files.filter((name) => name.endsWith(".js")).map((name) => `/${name}`),
      encodeURI(data),
      "/page-data/app-data.json",
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ];
  };
}

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Content;
