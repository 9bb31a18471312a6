import path from "node:path";
import type { BuildArgs } from "gatsby";
import { finish } from "@typed-site/page-finisher";
import { readSite } from "../build/read-site";

type Args = Pick<BuildArgs, "reporter" | "graphql" | "getNode" | "getNodesByType">;

/** Finishes the pages that Gatsby has built, and writes the files beside them. */
export async function onPostBuild(args: Args): Promise<void> {
  const { reporter } = args;
  const timed = async <T>(name: string, run: () => T | Promise<T>): Promise<T> => {
    const activity = reporter.activityTimer(name);
    activity.start();
    try {
      const answer = await run();
      activity.end();
      return answer;
    } catch (error) {
      // Gatsby would print all of its compiled hooks with the message
      if (error instanceof Error) reporter.panic(`${name}: ${error.message}`);
      throw error;
    }
  };
  const site = await timed("Asking for all pages", () => readSite(args));
  await finish(path.resolve("public"), site, timed);
}
