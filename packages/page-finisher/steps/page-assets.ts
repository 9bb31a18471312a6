import { readFileSync } from "node:fs";
import path from "node:path";

/** Addresses of what a page consists of besides its HTML. */
export interface PageAssets {
  /** The site's own, with the order of the cascade layers, and then the one of the page's component. */
  styleSheets: string[];
  /** What the page needs to hydrate besides Gatsby's own scripts: its component's scripts and its data. */
  hydration: string[];
}

/** What Gatsby's browser code reads of a page's data before it loads the rest. */
interface PageData {
  componentChunkName: string;
  staticQueryHashes?: string[];
}

/** Pages whose data Gatsby keeps under another name than their path. */
const names: Record<string, string> = { "/": "index", "/404": "404.html" };

/**
 * Finds a page's style sheets and scripts in the statistics that Gatsby keeps of its build. Gatsby would
 * ask for the page's data once its script runs, and for the component after that: two round trips more.
 * @param folder the built site
 * @returns a function that gives the addresses for a page's path
 * @throws Error when the build has left no style sheet for the site, or no data for a page
 */
export function findAssets(folder: string): (page: string) => PageAssets {
  const { assetsByChunkName } = readJson<{ assetsByChunkName: Record<string, string[]> }>(
    path.join(folder, "webpack.stats.json"),
  );
  const assetsOf = (chunk: string, ending: string) =>
    (assetsByChunkName[chunk] ?? [])
      .filter((name) => name.endsWith(ending))
      .map((name) => `/${name}`);
  const ofSite = assetsOf("app", ".css");
  if (ofSite.length === 0) throw new Error("The build has left no style sheet.");
  return (page) => {
    const data = `/page-data/${names[page] ?? page.slice(1)}/page-data.json`;
    const { componentChunkName, staticQueryHashes = [] } = readJson<PageData>(
      path.join(folder, data),
    );
    return {
      styleSheets: [...new Set([...ofSite, ...assetsOf(componentChunkName, ".css")])],
      hydration: [
        ...assetsOf(componentChunkName, ".js"),
        encodeURI(data),
        "/page-data/app-data.json",
        ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      ],
    };
  };
}

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Content;
