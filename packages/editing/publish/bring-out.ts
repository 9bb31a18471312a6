import type { Task } from "./task";
import type { Tools } from "./tools";

/** A commit on its way from this computer. */
interface Outgoing {
  commit: string;
  /** The commit that is public. */
  from: string;
  /** Throws where the commit may not go out any more. */
  check?: () => Promise<void>;
  /** Moves the branch to it. */
  move: () => Promise<void>;
}

/** How far a commit has come: visitors see it, will see it after a restart of the server, or it is only committed. */
export type Reached = "visitors" | "server" | "repository";

/**
 * Pushes a commit, moves the branch to it and shows it to visitors. A push that fails leaves everything as it was;
 * a commit that could not be released stays, and is public only with the next publication.
 */
export async function bringOut(
  { repository, site, memory }: Tools,
  task: Task,
  { commit, from, check, move }: Outgoing,
): Promise<Reached> {
  await task.step("commit", async () => {
    await check?.();
    const remote = await repository.remote();
    if (remote) await repository.push(remote, commit);
    await move();
    if (site.isSet) memory.keep({ unreleased: from });
  });
  if (!site.isSet) return "repository";
  const isSeen = await task.step("release", () => site.publish(commit));
  memory.keep({ unreleased: undefined });
  return isSeen ? "visitors" : "server";
}
