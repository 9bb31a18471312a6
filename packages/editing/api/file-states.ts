import { git } from "../../utils/node";
import type { SavedBy, WhoSaved } from "../change/who-saved";
import type { StateOfFile } from "./overview";

/** Who committed a file last, by its place below `content/`, as of a commit. */
interface LastCommits {
  commit: string;
  byFile: ReadonlyMap<string, SavedBy>;
}

/** Says of each file of the content who changed it last, and whether that waits for publication. */
export class FileStates {
  private last: LastCommits = { commit: "", byFile: new Map() };

  /** @param project the repository whose folder `content` is edited */
  constructor(
    private readonly project: string,
    private readonly whoSaved: WhoSaved,
  ) {}

  /** The state of every file. @param waiting the files that wait for publication */
  of(waiting: ReadonlySet<string>): StateOfFile {
    const saved = this.whoSaved.all();
    const { byFile } = this.lastCommits();
    return (file) => {
      const isWaiting = waiting.has(file);
      // Of a waiting file only whoever saved it is named: the last commit is of what it said before.
      const changed = isWaiting ? saved[file] : byFile.get(file);
      return {
        ...(changed && { changed: { by: changed.by, at: changed.at } }),
        isWaiting,
      };
    };
  }

  private lastCommits(): LastCommits {
    const commit = this.ask("rev-parse", "HEAD");
    if (commit === this.last.commit) return this.last;
    const byFile = new Map<string, SavedBy>();
    const log = this.ask("log", "--format=%x1e%an%x1f%aI", "--name-only", "--", "content");
    for (const entry of log.split("\x1e").slice(1)) {
      const [head = "", ...names] = entry.split("\n").filter(Boolean);
      const [by = "", at = ""] = head.split("\x1f");
      for (const name of names) {
        const place = name.replace(/^content\//, "");
        if (!byFile.has(place)) byFile.set(place, { by, at });
      }
    }
    this.last = { commit, byFile };
    return this.last;
  }

  /** What git says; nothing outside a repository and before its first commit. */
  private ask(...words: string[]): string {
    try {
      return git(this.project, ...words);
    } catch {
      return "";
    }
  }
}
