import { existsSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@typed-site/utils/node";

/** Milliseconds after which no git that this server has started can still hold a lock: it is ended after a minute. */
const LONGEST_HOLD = 65_000;

/**
 * Removes the locks that a killed git has left in a repository: the index's, the configuration's, those of branches and
 * worktrees. With one of them git would refuse its work for ever.
 * @param gitFolder the folder with the repository's `HEAD`
 */
export function removeStaleLocks(gitFolder: string): void {
  if (!existsSync(path.join(gitFolder, "HEAD"))) return;
  const locks = listFiles(gitFolder).filter((name) => name.endsWith(".lock"));
  for (const lock of locks.map((name) => path.join(gitFolder, name))) {
    if (Date.now() - statSync(lock).mtimeMs < LONGEST_HOLD) continue;
    console.error("Removes a lock that a killed git has left:", lock);
    rmSync(lock, { force: true });
  }
}
