import { readFileSync } from "node:fs";
import path from "node:path";
import type { PageChange } from "../finish-pages";

/**
 * Makes the step that gives each page the site's style sheet as the last build made it. Gatsby puts
 * it into the pages that it writes, but writes no page again when only styles have changed.
 * @param folder the built site
 * @throws Error when the build has left no style sheet
 */
export function renewStyles(folder: string): PageChange {
  const address = styleSheetOf(folder);
  const css = readFileSync(path.join(folder, address), "utf8");
  return (document) => {
    const element = document.querySelector("style[data-href]");
    if (!element) throw new Error("Gatsby's style element is not there");
    if (element.getAttribute("data-href") === address && element.rawText === css) return false;
    element.setAttribute("data-href", address);
    element.textContent = css;
    return true;
  };
}

/** Address of the one style sheet of the whole site. */
function styleSheetOf(folder: string): string {
  const stats = readFileSync(path.join(folder, "webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const sheet = assetsByChunkName.app?.find((name) => name.endsWith(".css"));
  if (!sheet) throw new Error("The build has left no style sheet.");
  return `/${sheet}`;
}
