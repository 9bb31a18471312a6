import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type PageFile, pageFiles } from "gatsby-plugin-finished-pages";

/** A built page. */
export interface BuiltPage extends PageFile {
  html: string;
}

/** All HTML pages of a built site, sorted by address. */
export function builtPages(folder: string): BuiltPage[] {
  return pageFiles(folder)
    .map((page) => ({ ...page, html: readFileSync(path.join(folder, page.file), "utf8") }))
    .sort((a, b) => a.path.localeCompare(b.path, "pl"));
}

/** A built page with the name of its file in `pages` or `templates`: `pages-index`. */
export interface TemplatePage extends PageFile {
  template: string;
}

/** One page of each template of a built site, without the one for unknown addresses. */
export function pagesOfTemplates(folder: string): TemplatePage[] {
  const pages = new Map<string, TemplatePage>();
  for (const page of pageFiles(folder)) {
    const template = templateOf(folder, page.path);
    if (template && page.path !== "/404") pages.set(template, { ...page, template });
  }
  return [...pages.values()];
}

/** The name in Gatsby's data of a page; undefined for HTML that Gatsby has not made. */
function templateOf(folder: string, address: string): string | undefined {
  const file = path.join(folder, "page-data", address.slice(1) || "index", "page-data.json");
  if (!existsSync(file)) return undefined;
  const { componentChunkName } = JSON.parse(readFileSync(file, "utf8")) as {
    componentChunkName: string;
  };
  return componentChunkName.replace(/^component---src-|-tsx$/g, "");
}
