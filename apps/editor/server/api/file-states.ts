import path from "node:path";
import { git, type LastCommit, lastCommits } from "@typed-site/utils/node";
import type { WhoSaved } from "../change/who-saved";
import type { StateOfFile } from "./overview";

/**
 * Says of each file of the content who changed it last, and whether that waits for publication.
 * @param project the repository whose folder `content` is edited
 * @returns takes the files that wait
 */
export function fileStates(
  project: string,
  whoSaved: WhoSaved,
): (waiting: ReadonlySet<string>) => StateOfFile {
  const published = lastCommitsOf(project);
  return (waiting) => {
    // Of a waiting file only whoever saved it is named: the last commit is of what it said before.
    const [saved, committed] = [whoSaved.all(), published()];
    return (file) => {
      const isWaiting = waiting.has(file);
      const changed = isWaiting ? saved[file] : committed.get(file);
      return {
        ...(changed && { changed: { by: changed.by, at: changed.at } }),
        isWaiting,
      };
    };
  };
}

/** The last commits of the files in `content`. Reading them takes a while, so they are read once a commit. */
function lastCommitsOf(project: string): () => ReadonlyMap<string, LastCommit> {
  let known = "";
  let last = new Map<string, LastCommit>();
  return () => {
    try {
      const head = git(project, "rev-parse", "HEAD");
      if (head !== known) last = lastCommits(path.join(project, "content"));
      known = head;
    } catch {
      // Outside a repository nothing is published.
    }
    return last;
  };
}
