import { readFileSync } from "node:fs";
import path from "node:path";
import { builtPages } from "../checks/built-pages";

/** The pages of the last build, those with the most markup first. */
export const pagesOfBuild = () =>
  builtPages("public")
    .map((page) => ({ ...page, template: templateOf(page.path) }))
    .sort((one, other) => other.html.length - one.html.length);

/** A page of the last build with the name of its file in `src/pages` or `src/templates`. */
export type TemplatePage = ReturnType<typeof pagesOfBuild>[number];

/** One page of each template: the one with the most markup. */
export function pagesOfTemplates(): TemplatePage[] {
  const pages = pagesOfBuild().reverse();
  return [...new Map(pages.map((page) => [page.template, page])).values()];
}

function templateOf(address: string): string {
  const file = path.join("public/page-data", address.slice(1) || "index", "page-data.json");
  const { componentChunkName } = JSON.parse(readFileSync(file, "utf8")) as {
    componentChunkName: string;
  };
  return componentChunkName.replace(/^component---src-|-tsx$/g, "");
}
