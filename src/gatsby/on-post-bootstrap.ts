import type { ParentSpanPluginArgs } from "gatsby";
import { programDigest } from "./program-digest";

/** Notes in Gatsby's cache which program has made it, for `onPreInit`. */
export async function onPostBootstrap({
  actions,
}: Pick<ParentSpanPluginArgs, "actions">): Promise<void> {
  actions.setPluginStatus({ program: await programDigest() });
}
