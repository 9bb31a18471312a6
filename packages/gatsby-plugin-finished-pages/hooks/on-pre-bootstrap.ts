import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { beginSite } from "../finish";

/** A build takes the site that is there for half of one until it is finished. */
export function onPreBootstrap({ pathPrefix, reporter }: ParentSpanPluginArgs): void {
  if (pathPrefix)
    reporter.panic("gatsby-plugin-finished-pages knows no `pathPrefix`; build without it.");
  if (process.env.gatsby_executing_command !== "develop") beginSite(path.resolve("public"));
}
