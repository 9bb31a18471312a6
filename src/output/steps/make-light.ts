import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../utils/list-files";
import type { PageStep } from "../finish-pages";
import { startLate } from "./start-late";
import { classesOf, shareRareStyles, styleSelector, withoutFontFaces } from "./used-styles";

/** The styles in a page: the whole site's as Gatsby puts them there, or our choice of them. */
const pageStyles =
  /<style data-href="[^"]+"(?: data-identity="gatsby-global-css")?>(?:.*?)<\/style>/s;

/** How many choices of styles all pages have together; a hash takes 53 bytes of every answer's head. */
const MOST_CHOICES = 20;

/**
 * Holds the whole site's styles once more, without font faces: a page has these from the start, and
 * a browser that meets them again lays the whole page out again.
 */
const laterFolder = "/later";

/**
 * Makes the step that makes built pages light: each holds only the styles that it uses, and its
 * scripts start late. A page that an earlier build has finished comes out as it is, unless the styles
 * or the scripts here have changed since: Gatsby does not write a page again for that.
 * @param publicFolder the built site
 * @throws when the build has left no style sheet
 */
export function makeLight(publicFolder: string): PageStep {
  const address = styleSheetOf(publicFolder);
  const css = readFileSync(path.join(publicFolder, address), "utf8");
  const select = styleSelector(css);
  mkdirSync(path.join(publicFolder, laterFolder), { recursive: true });
  writeFileSync(path.join(publicFolder, laterFolder, address), withoutFontFaces(css));
  const share = shareRareStyles(classesOfPages(publicFolder), MOST_CHOICES);
  return (_file, html) => {
    if (!pageStyles.test(html)) return html;
    const styles = styleElement(address, select(share(classesOf(html))));
    return startLate(
      html.replace(pageStyles, () => styles),
      `${laterFolder}${address}`,
    );
  };
}

function* classesOfPages(publicFolder: string): Iterable<ReadonlySet<string>> {
  for (const page of listFiles(publicFolder).filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(path.join(publicFolder, page), "utf8");
    if (pageStyles.test(html)) yield classesOf(html);
  }
}

const styleElement = (address: string, css: string) =>
  `<style data-href="${address}">${css}</style>`;

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
