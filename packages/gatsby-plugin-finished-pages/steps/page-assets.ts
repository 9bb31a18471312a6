import { readFileSync } from "node:fs";
import path from "node:path";

/** Addresses of a page's assets besides its HTML. */
export interface PageAssets {
  /** The site's own, which sets the order of the cascade layers, then the page component's. */
  styleSheets: string[];
  /** What hydration needs besides Gatsby's own scripts: the component's scripts and the page's data. */
  hydration: string[];
}

/** The part of a page's data that Gatsby's browser code reads before it loads the rest. */
interface PageData {
  componentChunkName: string;
  staticQueryHashes?: string[];
}

/** Pages whose data have another name than their path. */
const names: Record<string, string> = { "/": "index", "/404": "404.html" };

/**
 * Finds a page's style sheets and scripts in Gatsby's build statistics. Gatsby would request the
 * page's data once its script runs, and the component after that: two more round trips.
 * @param folder the built site
 * @returns a function from a page's path to its assets
 * @throws Error if the build has no data for a page
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
