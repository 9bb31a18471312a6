import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../server/list-files";
import { startLate } from "./start-late";
import { classesOf, styleSelector } from "./used-styles";

/** The styles in a page: the whole site's as Gatsby puts them there, or our choice of them. */
const pageStyles =
  /<style data-href="([^"]+)"( data-identity="gatsby-global-css")?>(?:.*?)<\/style>/s;

/**
 * Makes the built pages light: each holds only the styles that it uses, and its scripts start late.
 * A page that was finished by an earlier build is left alone, unless the styles have changed since:
 * Gatsby does not write a page again for that.
 * @param publicFolder the built site
 * @returns how many pages were finished
 * @throws when the build has left no style sheet
 */
export function finishPages(publicFolder: string): number {
  const address = styleSheetOf(publicFolder);
  const select = styleSelector(readFileSync(path.join(publicFolder, address), "utf8"));
  const pages = listFiles(publicFolder).filter((file) => file.endsWith(".html"));
  return pages.filter((page) => {
    const file = path.join(publicFolder, page);
    const html = readFileSync(file, "utf8");
    const [styles, formerAddress, isUnfinished] = pageStyles.exec(html) ?? [];
    if (!styles || !formerAddress || (!isUnfinished && formerAddress === address)) return false;
    const used = `<style data-href="${address}">${select(classesOf(html))}</style>`;
    const current = html.replace(styles, () => used).replaceAll(formerAddress, address);
    writeFileSync(file, startLate(current, address));
    return true;
  }).length;
}

/** Address of the style sheet that the last build made. */
function styleSheetOf(publicFolder: string): string {
  const stats = readFileSync(path.join(publicFolder, "webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const sheet = assetsByChunkName.app?.find((name) => name.endsWith(".css"));
  if (!sheet) throw new Error("The build has left no style sheet.");
  return `/${sheet}`;
}
