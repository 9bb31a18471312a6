import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { pageFileMistakes } from "../build/page-files";
import { content } from "../content";
import { siteError } from "./reporter/site-error";

/** The page of `gatsby develop` that shows every component in every state. */
export const styleGuide = {
  path: "/_wzornik",
  component: path.resolve("src/style-guide/style-guide.tsx"),
};

type Args = Pick<CreatePagesArgs, "actions" | "getNode" | "getNodesByType" | "reporter">;

/**
 * Creates the pages that the models declare. A template's query finds its record by `$path`: an id
 * would become part of the page's data, and Gatsby derives ids from absolute paths, so the same
 * content in another folder would build different pages.
 */
export function createPages(args: Args): void {
  const pages = content.pages(content.recordsOfNodes(args));
  const mistakes = pageFileMistakes(pages, path.resolve("src/pages"));
  if (mistakes.length > 0) args.reporter.panicOnBuild(siteError(mistakes.join("\n")));
  for (const { path: address, component } of pages) {
    // Gatsby creates those in `src/pages` itself.
    if (!component.startsWith("templates/")) continue;
    args.actions.createPage({ path: address, component: path.resolve("src", component) });
  }
  if (process.env.gatsby_executing_command === "develop") args.actions.createPage(styleGuide);
}
