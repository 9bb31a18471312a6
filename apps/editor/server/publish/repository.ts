import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import {
  GitFailed,
  type GitOptions,
  isOwnedByAnother,
  runGit,
  TRANSFER,
} from "@typed-site/utils/node";
import type { Author } from "../../shared/contract";
import { refusal } from "../change/errors";
import { NO_REMOTE, ownedByAnother } from "./refusals";
import { removeStaleLocks } from "./stale-locks";

/** Where the branch is pushed to. */
export interface Remote {
  name: string;
  branch: string;
}

/** A file that differs between two versions of the content; of a renamed one both places. */
export interface ChangedFile {
  before?: string;
  after?: string;
}

/** Where a changed file is now, or was. */
export const placeOf = ({ before = "", after = before }: ChangedFile) => after;

/** Whether a file is one of the content. */
export const isContent = (file: ChangedFile) => !placeOf(file).startsWith("../");

/** A commit that changed the content. */
export interface LoggedCommit {
  commit: string;
  author: string;
  /** ISO 8601. */
  at: string;
  message: string;
}

/**
 * Reads a file of a version of the content by its place below `content/`; undefined where it is not there.
 * @throws Error where that can't be told: what was taken for gone would be published as removed
 */
export type ReadFile = (place: string) => Promise<Buffer | undefined>;

const CONTENT = "content/";

/** What git says of a file that a commit does not have. */
const IS_NOT_IN_COMMIT = /^fatal: path .* (?:does not exist|exists on disk, but not) in /m;

/** The codes of errors where there is no such file: nothing, a folder, or something below a file. */
const IS_NO_FILE: readonly unknown[] = ["ENOENT", "EISDIR", "ENOTDIR"];

/**
 * The part of git that publishing needs: the project, which is only read and follows what is published, and beside it a
 * worktree of the newest commit, in which a publication is put together, checked and committed. All places are below
 * `content/`; those of the program begin with `../`.
 */
export class Repository {
  /**
   * @param folder the project
   * @param worktree the folder of the worktree, which is made where it is missing
   */
  constructor(
    readonly folder: string,
    readonly worktree = path.join(folder, ".develop/publish/worktree"),
  ) {}

  /** Whether the project has a history of its own. In a folder of a larger repository, a first line says where it is. */
  async hasHistory(): Promise<boolean> {
    const said = await this.ask("rev-parse", "--show-prefix", "HEAD");
    return said !== undefined && !said.includes("\n");
  }

  /** Removes the locks that a killed git has left here, and in a remote where that is on this machine. */
  async removeStaleLocks({ name }: Remote): Promise<void> {
    const own = await this.git(["rev-parse", "--path-format=absolute", "--git-common-dir"]);
    const address = await this.git(["remote", "get-url", name]);
    for (const gitFolder of [own, path.resolve(this.folder, address)]) removeStaleLocks(gitFolder);
  }

  /** The commit that is checked out. */
  head(): Promise<string> {
    return this.git(["rev-parse", "HEAD"]);
  }

  /** What was saved in the project and is not committed; a rename is a file that is gone and a new one. */
  savedFiles(): Promise<ChangedFile[]> {
    return this.changedIn("content");
  }

  /** Whether somebody is changing one of some files in the project. */
  async isChanged(places: readonly string[]): Promise<boolean> {
    const names = places.map((place) => path.posix.join(CONTENT, place));
    return names.length > 0 && (await this.changedIn(...names)).length > 0;
  }

  /** The files that differ between two commits, those of the program too; a rename as among saved files. */
  async changedFiles(from: string, to: string): Promise<ChangedFile[]> {
    const printed = await this.git(["diff", "--name-status", "-z", "--no-renames", from, to]);
    const pairs = printed.matchAll(/(\w)\0([^\0]+)/g);
    return Array.from(pairs, ([, status, name = ""]) => ({
      before: status === "A" ? undefined : belowContent(name),
      after: status === "D" ? undefined : belowContent(name),
    }));
  }

  /** Reads files of a commit. */
  at =
    (commit: string): ReadFile =>
    (place) =>
      runGit(this.folder, ["show", `${commit}:${CONTENT}${place}`]).catch((error: unknown) => {
        if (error instanceof GitFailed && IS_NOT_IN_COMMIT.test(error.output)) return undefined;
        throw error;
      });

  /** Reads files as they were saved. */
  saved: ReadFile = (place) =>
    readFile(path.join(this.folder, CONTENT, place)).catch((error: NodeJS.ErrnoException) => {
      if (IS_NO_FILE.includes(error.code)) return undefined;
      throw error;
    });

  /** The newest commits that changed the content, on the branch itself. */
  async log(most: number): Promise<LoggedCommit[]> {
    const form = "--format=%H%n%an%n%aI%n%B";
    const which = ["--first-parent", "--min-parents=1", `-${most}`];
    const printed = await this.git(["log", "-z", ...which, form, "--", "content"]);
    return printed
      .split("\0")
      .filter(Boolean)
      .map((entry) => {
        const [commit = "", author = "", at = "", ...message] = entry.split("\n");
        return { commit, author, at, message: message.join("\n").trim() };
      });
  }

  /** Whether a commit is in this repository. */
  async isKnown(commit: string): Promise<boolean> {
    return (await this.ask("rev-parse", "--verify", `${commit}^{commit}`)) !== undefined;
  }

  /** Whether a commit is part of the history of another; not where one of them is not known here. */
  async isPartOf(commit: string, later: string): Promise<boolean> {
    return (await this.ask("merge-base", "--is-ancestor", commit, later)) !== undefined;
  }

  /** Where the branch goes. @throws Refusal where there is none, it follows none, or git does not open the folder */
  async remote(): Promise<Remote> {
    const upstream = await this.git(["rev-parse", "--abbrev-ref", "@{upstream}"]).catch((error) => {
      throw isOwnedByAnother(error) ? refusal(...ownedByAnother(error)) : refusal(...NO_REMOTE);
    });
    const [, name, branch] = /^([^/]+)\/(.+)$/.exec(upstream) ?? [];
    if (!name || !branch) throw refusal(...NO_REMOTE);
    return { name, branch };
  }

  /** Brings the newest commit of a remote here, to no branch. */
  async fetch({ name, branch }: Remote): Promise<string> {
    await this.git(["fetch", "--quiet", "--no-tags", name, branch], { timeout: TRANSFER });
    return this.git(["rev-parse", "FETCH_HEAD"]);
  }

  /** Makes the worktree a clean copy of a commit, whatever was left there. */
  async prepare(commit: string): Promise<void> {
    // Without it, git would take the project around the folder.
    if (existsSync(path.join(this.worktree, ".git"))) {
      try {
        await this.inWorktree(["reset", "--quiet", "--hard", commit]);
        await this.inWorktree(["clean", "--quiet", "--force", "-d", "-x"]);
        return;
      } catch {
        // Damaged: it is made anew.
      }
    }
    await rm(this.worktree, { recursive: true, force: true });
    // Twice, also where a killed git has left a note that the folder is in use.
    const add = ["worktree", "add", "--force", "--force", "--detach", this.worktree, commit];
    await this.git(add);
  }

  /** Commits the content of the worktree. @returns the commit, which no branch has yet; undefined where nothing has changed */
  async commit(message: string, author: Author): Promise<string | undefined> {
    await this.inWorktree(["add", "--all", "--force", "--", "content"]);
    if ((await this.inWorktree(["status", "--porcelain"])) === "") return undefined;
    // Whatever a person has set, in the environment too, is weaker.
    const environment = Object.fromEntries(
      ["AUTHOR", "COMMITTER"].flatMap((role) => [
        [`GIT_${role}_NAME`, author.name],
        [`GIT_${role}_EMAIL`, author.email],
      ]),
    );
    const words = ["commit", "--quiet", "--cleanup=verbatim", "--file=-"];
    await this.inWorktree(words, { input: message, environment });
    return this.inWorktree(["rev-parse", "HEAD"]);
  }

  /** Sends what is committed in the worktree. @throws GitFailed with git's own words */
  async push({ name, branch }: Remote): Promise<void> {
    const words = ["push", "--quiet", name, `HEAD:refs/heads/${branch}`];
    await this.inWorktree(words, { timeout: TRANSFER });
  }

  /** Moves the branch to a commit. The project's files stay as they are. */
  async moveBranch(to: string): Promise<void> {
    await this.git(["reset", "--quiet", "--mixed", to]);
  }

  private async changedIn(...names: string[]): Promise<ChangedFile[]> {
    const words = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"];
    const printed = (await runGit(this.folder, [...words, "--", ...names])).toString("utf8");
    return printed
      .split("\0")
      .filter(Boolean)
      .map((entry) => {
        const name = entry.slice(3);
        return {
          before: /^[?A]/.test(entry) ? undefined : belowContent(name),
          after: existsSync(path.join(this.folder, name)) ? belowContent(name) : undefined,
        };
      })
      .filter(({ before, after }) => before ?? after);
  }

  /** The answer of a git command; undefined when it fails. */
  private ask(...args: string[]): Promise<string | undefined> {
    return this.git(args).catch(() => undefined);
  }

  private async git(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await runGit(this.folder, args, options)).toString("utf8").trim();
  }

  private async inWorktree(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await runGit(this.worktree, args, options)).toString("utf8").trim();
  }
}

/** `content/towns/puck.yaml` → `towns/puck.yaml`. */
const belowContent = (name: string) => path.posix.relative(CONTENT, name);
