import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { type GitOptions, runGit, TRANSFER } from "@typed-site/utils/node";
import type { Author } from "../contract";
import { removeStaleLocks } from "./stale-locks";

/** Where the branch is pushed to. */
export interface Remote {
  name: string;
  ref: string;
}

/** A file that differs between two versions of the content; of a renamed one both places. */
export interface ChangedFile {
  before?: string;
  after?: string;
}

/** Whether a file is one of the content. */
export const isContent = ({ before = "", after = before }: ChangedFile) => !after.startsWith("../");

/** A commit that changed the content. */
export interface LoggedCommit {
  commit: string;
  author: string;
  /** ISO 8601. */
  at: string;
  message: string;
}

/** Reads a file of a version of the content by its place below `content/`; undefined where it is not there. */
export type ReadFile = (place: string) => Promise<Buffer | undefined>;

const CONTENT = "content/";

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
    readonly worktree: string,
  ) {}

  /** The branch that is checked out; undefined where there is none that a publication could go to. */
  async branch(): Promise<string | undefined> {
    const name = await this.ask("rev-parse", "--abbrev-ref", "HEAD", "--show-prefix");
    // In a folder of a larger repository, a second line says where it is.
    return name === "HEAD" || name?.includes("\n") ? undefined : name;
  }

  /**
   * Removes the locks that a killed git has left here, and in the repository that is pushed to where that is on this
   * machine.
   * @returns the removed files
   */
  async removeStaleLocks(): Promise<string[]> {
    const own = await this.git(["rev-parse", "--path-format=absolute", "--git-common-dir"]);
    const remote = await this.remote();
    const address = remote && (await this.git(["remote", "get-url", remote.name]));
    return [
      ...removeStaleLocks(own),
      ...(address ? removeStaleLocks(path.resolve(this.folder, address)) : []),
    ];
  }

  /** The commit that is checked out. */
  head(): Promise<string> {
    return this.git(["rev-parse", "HEAD"]);
  }

  /** What was saved in the project and is not committed; a rename is a file that is gone and a new one. */
  async savedFiles(): Promise<ChangedFile[]> {
    return this.changedIn(this.folder, "content");
  }

  /** Whether somebody is changing one of some files in the project. */
  async isChanged(places: readonly string[]): Promise<boolean> {
    return (
      places.length > 0 && (await this.changedIn(this.folder, ...inProject(places))).length > 0
    );
  }

  /** What the worktree holds that is not committed. */
  async preparedFiles(): Promise<ChangedFile[]> {
    return this.changedIn(this.worktree, "content");
  }

  /** The files that differ between two commits, those of the program too. */
  async changedFiles(from: string, to: string): Promise<ChangedFile[]> {
    const printed = await this.git(["diff", "--name-status", "-z", "--no-renames", from, to]);
    const parts = printed.split("\0");
    return parts.flatMap((status, at): ChangedFile[] => {
      const name = parts[at + 1];
      if (at % 2 === 1 || !name) return [];
      const place = placeOf(name);
      return [
        {
          before: status === "A" ? undefined : place,
          after: status === "D" ? undefined : place,
        },
      ];
    });
  }

  /** Reads files of a commit. */
  at =
    (commit: string): ReadFile =>
    (place) =>
      runGit(this.folder, ["show", `${commit}:${CONTENT}${place}`]).catch(() => undefined);

  /** Reads files as they were saved. */
  saved: ReadFile = (place) => readOrNone(path.join(this.folder, CONTENT, place));

  /** Reads files of the worktree. */
  prepared: ReadFile = (place) => readOrNone(path.join(this.worktree, CONTENT, place));

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

  /** Whether a commit is part of the history of another; undefined where one of them is not known here. */
  async isPartOf(commit: string, later: string): Promise<boolean | undefined> {
    const known = await this.ask("rev-parse", "--verify", `${commit}^{commit}`);
    if (known === undefined) return undefined;
    return (await this.ask("merge-base", "--is-ancestor", commit, later)) !== undefined;
  }

  /** Where the branch goes; undefined where there is none, or it follows none. */
  async remote(): Promise<Remote | undefined> {
    const form = "--format=%(upstream:remotename)%00%(upstream:remoteref)";
    const branch = await this.branch();
    if (branch === undefined) return undefined;
    const [name, ref] = (await this.git(["for-each-ref", form, `refs/heads/${branch}`])).split(
      "\0",
    );
    return name && ref ? { name, ref } : undefined;
  }

  /** Brings the newest commit of a remote here, to no branch. */
  async fetch({ name, ref }: Remote): Promise<string> {
    await this.git(["fetch", "--quiet", "--no-tags", name, ref], { timeout: TRANSFER });
    return this.git(["rev-parse", "FETCH_HEAD"]);
  }

  /** Makes the worktree a clean copy of a commit, whatever was left there. */
  async prepare(commit: string): Promise<void> {
    const isThere = existsSync(path.join(this.worktree, ".git"));
    const clean = async () => {
      await this.inWorktree(["reset", "--quiet", "--hard", commit]);
      await this.inWorktree(["clean", "--quiet", "--force", "-d", "-x"]);
    };
    if (
      isThere &&
      (await clean().then(
        () => true,
        () => false,
      ))
    )
      return;
    await rm(this.worktree, { recursive: true, force: true });
    // Twice, also where a killed git has left a note that the folder is in use.
    const add = ["worktree", "add", "--force", "--force", "--detach", this.worktree, commit];
    await this.git(add);
  }

  /**
   * Takes a commit back in the worktree, uncommitted.
   * @returns the places where it can't be told what was there without it
   */
  async revert(commit: string): Promise<string[]> {
    try {
      await this.inWorktree(["revert", "--no-commit", commit]);
      return [];
    } catch (error) {
      const unmerged = await this.inWorktree(["diff", "--name-only", "-z", "--diff-filter=U"]);
      if (!unmerged) throw error;
      return unmerged.split("\0").filter(Boolean).map(placeOf);
    }
  }

  /** Commits the content of the worktree. @returns the commit, which no branch has yet */
  async commit(message: string, author: Author): Promise<string> {
    const env = {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: author.name,
      GIT_COMMITTER_EMAIL: author.email,
    };
    await this.inWorktree(["add", "--all", "--force", "--", "content"]);
    await this.inWorktree(["commit", "--quiet", "--cleanup=verbatim", "--file=-"], {
      env,
      input: message,
    });
    return this.inWorktree(["rev-parse", "HEAD"]);
  }

  /** Sends what is committed in the worktree. @throws GitFailed with git's own words */
  async push({ name, ref }: Remote): Promise<void> {
    await this.inWorktree(["push", "--quiet", name, `HEAD:${ref}`], { timeout: TRANSFER });
  }

  /** Moves the branch to a commit. The project's files stay as they are. */
  async moveBranch(to: string): Promise<void> {
    await this.git(["reset", "--quiet", "--mixed", to]);
  }

  private async changedIn(folder: string, ...names: string[]): Promise<ChangedFile[]> {
    const words = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"];
    const printed = (await runGit(folder, [...words, "--", ...names])).toString("utf8");
    return printed
      .split("\0")
      .filter(Boolean)
      .map((entry) => {
        const name = entry.slice(3);
        const place = placeOf(name);
        return {
          before: /^[?A]/.test(entry) ? undefined : place,
          after: existsSync(path.join(folder, name)) ? place : undefined,
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

const readOrNone = (file: string) => readFile(file).catch(() => undefined);

/** `content/towns/puck.yaml` → `towns/puck.yaml`. */
const placeOf = (name: string) => path.posix.relative(CONTENT, name);

const inProject = (places: readonly string[]) =>
  places.map((place) => path.posix.join(CONTENT, place));
