import type { ParentSpanPluginArgs } from "gatsby";
import { gatsbyProgram } from "./gatsby-program";

/** Notes in Gatsby's cache which program has made it, for `onPreInit`. */
export async function onPostBootstrap({
  actions,
}: Pick<ParentSpanPluginArgs, "actions">): Promise<void> {
  const { digest } = await gatsbyProgram();
  actions.setPluginStatus({ program: digest });
}
