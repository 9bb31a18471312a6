import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { checkContent, formatProblem } from "./check-content";
import { errorIds } from "./on-plugin-init";

/** Checks the content before anything is built from it; a mistake stops the build. */
export async function onPreBootstrap({
  reporter,
}: Pick<ParentSpanPluginArgs, "reporter">): Promise<void> {
  const problems = await checkContent(path.resolve("content"));
  if (problems.length === 0) return;
  reporter.panicOnBuild({
    id: errorIds.content,
    context: {
      sourceMessage: [`Błędy w treści: ${problems.length}`, ...problems.map(formatProblem)].join(
        "\n",
      ),
    },
  });
}
