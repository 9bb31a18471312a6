import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { beginSite } from "@typed-site/page-finisher";
import { ContentGate } from "@typed-site/workbench";
import { formatReport } from "gatsby-plugin-typed-content";
import { contentSource } from "../build/content-source";
import { content } from "../content";
import { siteError } from "./reporter/site-error";

/** For a developer who reads the log of a build. */
const IN_POLISH =
  "Mistakes in content/, each with its place, what is wrong and what to write, in the editors' language:";

/** Copies valid content to the folder that `gatsby develop` reads. */
export const contentGate = new ContentGate(path.resolve("content"), contentSource(), (folder) =>
  content.checkFolder(folder),
);

/**
 * Checks the content before anything is built from it. A problem stops the build; `develop`
 * continues with the last valid content, if there is any.
 */
export async function onPreBootstrap({
  reporter,
}: Pick<ParentSpanPluginArgs, "reporter">): Promise<void> {
  if (process.env.gatsby_executing_command === "develop") {
    await contentGate.refresh();
    const { report, hasContent } = contentGate;
    if (report !== "") reporter[hasContent ? "error" : "panic"](siteError(report));
    return;
  }
  const problems = await content.checkFolder(path.resolve("content"));
  if (problems.length > 0)
    reporter.panicOnBuild(siteError(`${IN_POLISH}\n${formatReport(problems)}`));
  else beginSite(path.resolve("public"));
}
