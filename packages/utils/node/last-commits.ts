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
  const prefix = git(folder, "rev-parse", "--show-prefix").trim().normalize("NFC");
  // Of a merge `-c` names what it has from neither side, from the repository's top whatever is asked (git 2.39);
  // without it a merge names nothing.
  const which = ["-c", "--name-only", "--no-relative", "--", "."];
  // The newest comes first.
  const log = git(folder, "log", "--format=%x00%an%n%cI", ...which);
  const last = new Map<string, LastCommit>();
  for (const commit of log.split("\0").slice(1)) {
    const [by = "", at = "", ...files] = commit.split("\n").filter(Boolean);
    for (const name of files) {
      const file = name.normalize("NFC").slice(prefix.length);
      if (!last.has(file)) last.set(file, { by, at });
    }
  }
  return last;
}
