import path from "node:path";
import type { BuildArgs } from "gatsby";
import { finish } from "../finish";
import type { Options } from "./options";
import { readSite } from "./read-site";

type Args = Pick<BuildArgs, "reporter" | "graphql" | "getNodes">;

/** Finishes the pages that Gatsby has built, and writes the files beside them. */
export async function onPostBuild(args: Args, options: Options): Promise<void> {
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
  const site = await timed("Asking for all pages", () => readSite(args, options));
  await finish(path.resolve("public"), site, timed);
}
