import type { NodePluginArgs, ParentSpanPluginArgs } from "gatsby";
import { pageMistakes } from "../pages/page-mistakes";
import { contentError } from "./content-error";
import { loadContent } from "./load-content";
import type { Options } from "./options";

type Args = Pick<NodePluginArgs, "getNode" | "getNodesByType"> &
  Pick<ParentSpanPluginArgs, "reporter">;

/** Compares the pages that the site has made with those of the models, from which sitemap, links and checks take theirs. */
export async function onPreExtractQueries(args: Args, options: Options): Promise<void> {
  const content = await loadContent(options);
  const made = args.getNodesByType("SitePage").map(({ path, component }) => ({
    path: String(path),
    component: String(component),
  }));
  const mistakes = pageMistakes(content.pages(content.recordsOfNodes(args)), made);
  if (mistakes.length > 0) args.reporter.panicOnBuild(contentError(mistakes.join("\n")));
}
