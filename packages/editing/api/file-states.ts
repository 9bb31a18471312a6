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

  /** The state of every file as of now. Who saved a file that is published by now is forgotten. */
  read(): StateOfFile {
    const waiting = this.changedFiles();
    const published = Object.keys(this.whoSaved.all()).filter((file) => !waiting.has(file));
    if (published.length > 0) this.whoSaved.forget(published);
    const saved = this.whoSaved.all();
    const { byFile } = this.lastCommits();
    return (file) => {
      const changed = saved[file] ?? byFile.get(file);
      return {
        ...(changed?.by && { changed }),
        isWaiting: waiting.has(file),
      };
    };
  }

  /** The files that differ from what is committed, by their places below `content/`; also those deleted. */
  private changedFiles(): Set<string> {
    const words = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"];
    const entries = this.ask(...words, "--", "content").split("\0");
    return new Set(entries.filter(Boolean).map((entry) => placeIn(entry.slice(3))));
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
        const place = placeIn(name);
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

/** `content/towns/puck.yaml` → `towns/puck.yaml`. */
const placeIn = (name: string) => name.replace(/^content\//, "");
