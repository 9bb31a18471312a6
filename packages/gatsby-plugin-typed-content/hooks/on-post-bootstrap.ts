import type { ParentSpanPluginArgs } from "gatsby";
import { gatsbyProgram } from "./gatsby-program";
import type { Options } from "./options";

type Args = Pick<ParentSpanPluginArgs, "actions"> & {
  store: { getState(): { config: { siteMetadata?: object } } };
};

/** Notes in Gatsby's cache which program has made it, for `onPreInit`. */
export async function onPostBootstrap({ actions, store }: Args, options: Options): Promise<void> {
  const { digest } = await gatsbyProgram(options, store.getState().config.siteMetadata ?? {});
  actions.setPluginStatus({ program: digest });
}
