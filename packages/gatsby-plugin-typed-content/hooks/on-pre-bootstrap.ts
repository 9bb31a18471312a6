import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { contentGate } from "../develop/content-gate";
import { contentError } from "./content-error";
import { loadContent } from "./load-content";
import type { Options } from "./options";

/** For a developer who reads the log of a build. */
const HEADING = "Mistakes in content/, each with its place, what is wrong and what to write:";

/**
 * Checks the content before anything is built from it. A problem stops the build; `develop`
 * continues with the last valid content, if there is any.
 */
export async function onPreBootstrap(
  { reporter }: Pick<ParentSpanPluginArgs, "reporter">,
  options: Options,
): Promise<void> {
  const content = await loadContent(options);
  if (process.env.gatsby_executing_command === "develop") {
    const gate = contentGate(content);
    await gate.refresh();
    if (gate.report !== "")
      reporter[gate.hasContent ? "error" : "panic"](contentError(gate.report));
    return;
  }
  const problems = await content.checkFolder(path.resolve("content"));
  if (problems.length > 0) {
    reporter.panicOnBuild(contentError(`${HEADING}\n${content.formatReport(problems)}`));
  }
}
