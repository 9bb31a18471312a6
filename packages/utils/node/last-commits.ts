import { git } from "./git";

/** Who committed a file last, and when (ISO 8601). */
export interface LastCommit {
  by: string;
  at: string;
}

/**
 * The last commit of each file in a folder, by its path below that, in composed letters. Deleted files have one, too.
 * @throws if git is missing, outside a repository and before its first commit
 */
export function lastCommits(folder: string): Map<string, LastCommit> {
  // The newest comes first.
  const log = git(folder, "log", "--format=%x00%an%n%cI", "--name-only", "--relative", "--", ".");
  const last = new Map<string, LastCommit>();
  for (const commit of log.split("\0").slice(1)) {
    const [by = "", at = "", ...files] = commit.split("\n").filter(Boolean);
    for (const file of files.map((name) => name.normalize("NFC"))) {
      if (!last.has(file)) last.set(file, { by, at });
    }
  }
  return last;
}
