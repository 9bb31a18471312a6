import path from "node:path";
import { git, type LastCommit, lastCommits } from "@typed-site/utils/node";
import type { WhoSaved } from "../change/who-saved";
import type { StateOfFile } from "./overview";

/** Says of each file of the content who changed it last, and whether that waits for publication. */
export class FileStates {
  /** The last commits of all files as of a commit: reading them takes a while. */
  private last: { commit: string; byFile: ReadonlyMap<string, LastCommit> } = {
    commit: "",
    byFile: new Map(),
  };

  /** @param project the repository whose folder `content` is edited */
  constructor(
    private readonly project: string,
    private readonly whoSaved: WhoSaved,
  ) {}

  /** The state of every file. @param waiting the files that wait for publication */
  of(waiting: ReadonlySet<string>): StateOfFile {
    const saved = this.whoSaved.all();
    const published = this.published();
    return (file) => {
      const isWaiting = waiting.has(file);
      // Of a waiting file only whoever saved it is named: the last commit is of what it said before.
      const changed = isWaiting ? saved[file] : published.get(file);
      return {
        ...(changed && { changed: { by: changed.by, at: changed.at } }),
        isWaiting,
      };
    };
  }

  private published(): ReadonlyMap<string, LastCommit> {
    try {
      const commit = git(this.project, "rev-parse", "HEAD");
      if (commit !== this.last.commit) {
        this.last = { commit, byFile: lastCommits(path.join(this.project, "content")) };
      }
    } catch {
      // Outside a repository nothing is published.
    }
    return this.last.byFile;
  }
}
