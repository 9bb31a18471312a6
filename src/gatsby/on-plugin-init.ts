import type { ParentSpanPluginArgs } from "gatsby";
import { SITE_ERROR } from "./reporter/site-error";

/** Registers how Gatsby's reporter prints the site's own errors. */
export function onPluginInit({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  const text = ({ sourceMessage }: { sourceMessage: string }) => sourceMessage;
  reporter.setErrorMap({ [SITE_ERROR]: { text, level: "ERROR", category: "USER" } } as never);
}
