import type { CarryOut, StepName } from "./steps";
import type { Tools } from "./tools";

/** A commit on its way from this computer. */
interface Outgoing {
  base: string;
  /** The commit that is public. */
  from: string;
  commit: string;
  /** The files that become what they are in the commit; the others stay as the editor has them. */
  files?: readonly string[];
  /** Throws where the commit may not go out any more. */
  check?: () => Promise<void>;
}

/** How far a commit has come: visitors see it, will see it after a restart of the server, or it is only committed. */
export type Reached = "visitors" | "server" | "repository";

/** What `bringOut` does. */
export const bringingOut = ({ site }: Tools): StepName[] =>
  site.isSet ? ["commit", "release"] : ["commit"];

/**
 * Pushes a commit, moves the branch to it and shows it to visitors. A push that fails leaves everything as it was;
 * a commit that could not be released stays, and is public only with the next publication.
 */
export async function bringOut(
  { repository, site, memory }: Tools,
  { base, from, commit, files, check }: Outgoing,
  step: CarryOut,
): Promise<Reached> {
  await step("commit", async () => {
    await check?.();
    const remote = await repository.remote();
    if (remote) await repository.push(remote, commit);
    await repository.move(base, commit, files);
    if (site.isSet) memory.keep({ unreleased: from });
  });
  if (!site.isSet) return "repository";
  const isSeen = await step("release", () => site.publish(commit));
  memory.keep({ unreleased: undefined });
  return isSeen ? "visitors" : "server";
}
