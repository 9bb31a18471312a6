import path from "node:path";
import type { BuildArgs } from "gatsby";
import { finish, type FinishedPages } from "../finish";
import type { Options } from "./options";
import { readSite } from "./read-site";

type Args = Pick<BuildArgs, "reporter" | "graphql" | "getNodes" | "cache">;

type Entries = ReturnType<FinishedPages["entries"]>;

/** Under this name Gatsby's cache keeps what is known of finished pages. */
const KEPT = "finished-pages";

/** Finishes the pages that Gatsby has built, and writes the files beside them. */
export async function onPostBuild(args: Args, options: Options): Promise<void> {
  const { reporter, cache } = args;
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
  const finished: FinishedPages = new Map((await cache.get(KEPT)) as Entries | undefined);
  await finish(path.resolve("public"), site, timed, finished);
  await cache.set(KEPT, [...finished]);
}
