import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
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
  const inside = ["refs", "worktrees"]
    .map((name) => path.join(gitFolder, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => listFiles(folder).map((file) => path.join(folder, file)));
  const own = readdirSync(gitFolder).map((name) => path.join(gitFolder, name));
  const stale = [...own, ...inside].filter((file) => file.endsWith(".lock") && isStale(file));
  if (stale.length > 0) console.error("Removes locks that a killed git has left:", stale);
  for (const lock of stale) rmSync(lock, { force: true });
}

/** Whether nobody can hold a lock any more; one that has gone meanwhile is none. */
function isStale(lock: string): boolean {
  const held = statSync(lock, { throwIfNoEntry: false });
  return held !== undefined && Date.now() - held.mtimeMs > LONGEST_HOLD;
}
