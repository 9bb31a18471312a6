import { randomUUID } from "node:crypto";
import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { required } from "../../utils";
import { GitFailed, type GitOptions, runGit, TRANSFER } from "./git";
import { removeStaleLocks } from "./stale-locks";

/** Who signs a commit. */
export interface Author {
  name: string;
  email: string;
}

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

/** A commit that changed the content. */
export interface LoggedCommit {
  commit: string;
  author: string;
  /** ISO 8601. */
  at: string;
  message: string;
}

const CONTENT = "content";

/**
 * The part of git that publishing needs, in the project's repository. A version of the content is the tree of the folder
 * `content/`, and a place in it is one below that folder. What is published is put together in indexes of this class's
 * own, so that the project's files are changed by `checkOut` alone.
 */
export class Repository {
  /**
   * @param folder the project
   * @param work a folder for indexes
   */
  constructor(
    readonly folder: string,
    private readonly work: string,
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
      ...removeStaleLocks(own, this.folder),
      ...(address ? removeStaleLocks(path.resolve(this.folder, address)) : []),
    ];
  }

  /** The commit that is checked out. */
  head(): Promise<string> {
    return this.git(["rev-parse", "HEAD"]);
  }

  /** The content of a commit. */
  contentOf(commit: string): Promise<string> {
    return this.git(["rev-parse", `${commit}:${CONTENT}`]);
  }

  /** The content of this moment, published or not. */
  async savedContent(): Promise<string> {
    const index = path.resolve(this.folder, await this.git(["rev-parse", "--git-path", "index"]));
    return this.inIndex(async (env) => {
      // A copy of the project's index, with its times: what has not changed since is not read again.
      await cp(index, env.GIT_INDEX_FILE, { preserveTimestamps: true });
      await this.git(["add", "--all", "--", CONTENT], { env });
      return this.git(["write-tree", `--prefix=${CONTENT}/`], { env });
    });
  }

  /** The tree of a commit with some files of the content as they are in the project now. */
  treeWithFiles(commit: string, places: readonly string[]): Promise<string> {
    return this.inIndex(async (env) => {
      await this.git(["read-tree", commit], { env });
      await this.git(["add", "--all", "--", ...places.map((place) => `${CONTENT}/${place}`)], {
        env,
      });
      return this.git(["write-tree"], { env });
    });
  }

  /** The tree of a commit with another content. */
  treeWithContent(commit: string, content: string): Promise<string> {
    return this.inIndex(async (env) => {
      await this.git(["read-tree", commit], { env });
      await this.git(["rm", "-r", "--quiet", "--cached", "--force", "--", CONTENT], { env });
      await this.git(["read-tree", `--prefix=${CONTENT}/`, content], { env });
      return this.git(["write-tree"], { env });
    });
  }

  /** A content with other texts in some files. */
  contentWithTexts(content: string, texts: ReadonlyMap<string, string>): Promise<string> {
    return this.inIndex(async (env) => {
      await this.git(["read-tree", content], { env });
      for (const [place, text] of texts) {
        const blob = await this.git(["hash-object", "-w", "--stdin"], { input: text });
        await this.git(["update-index", "--cacheinfo", `100644,${blob},${place}`], { env });
      }
      return this.git(["write-tree"], { env });
    });
  }

  /**
   * Merges two versions of the content line by line.
   * @returns the merged content, and the places where both changed the same; they hold marks of conflicts
   */
  async mergeContent(base: string, ours: string, theirs: string) {
    const commit = (content: string, ...parents: string[]) =>
      this.commit(content, parents, "Merge", NOBODY);
    const root = await commit(base);
    const sides = [await commit(ours, root), await commit(theirs, root)];
    const args = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z", ...sides];
    const output = await this.git(args).catch((error: unknown) => {
      if (error instanceof GitFailed && /^[0-9a-f]{40,64}\0/.test(error.output)) {
        return error.output;
      }
      throw error;
    });
    const [content = "", ...conflicts] = output.split("\0").filter(Boolean);
    return { content, conflicts: [...new Set(conflicts)] };
  }

  /** What differs between two versions of the content. */
  async changedFiles(from: string, to: string): Promise<ChangedFile[]> {
    const names = ["diff-tree", "-r", "-z", "-M", "--name-status", from, to];
    const parts = (await this.git(names)).split("\0").filter(Boolean);
    const files: ChangedFile[] = [];
    for (let at = 0; at < parts.length;) {
      const status = parts[at++] ?? "";
      const before = parts[at++] ?? "";
      if (status.startsWith("R")) files.push({ before, after: parts[at++] ?? "" });
      else if (status === "A") files.push({ after: before });
      else files.push(status === "D" ? { before } : { before, after: before });
    }
    return files;
  }

  /** A file of a version of the content. */
  read(content: string, place: string): Promise<Buffer> {
    return runGit(this.folder, ["cat-file", "blob", `${content}:${place}`]);
  }

  /** Writes a version of the content into an empty folder. */
  async exportContent(content: string, folder: string): Promise<void> {
    await this.inIndex(async (env) => {
      await this.git(["read-tree", content], { env });
      await this.git(["checkout-index", "--all", `--prefix=${folder}/`], { env });
    });
  }

  /** The newest commits that changed the content, on the branch itself. */
  async log(most: number): Promise<LoggedCommit[]> {
    const form = "--format=%H%n%an%n%aI%n%B";
    const which = ["--first-parent", "--min-parents=1", `-${most}`];
    const printed = await this.git(["log", "-z", ...which, form, "--", CONTENT]);
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

  /** Remembers who commits here, for this repository alone. */
  async saveAuthor({ name, email }: Author): Promise<void> {
    await this.git(["config", "user.name", name]);
    await this.git(["config", "user.email", email]);
  }

  /** Makes a commit that no branch has yet. */
  commit(
    tree: string,
    parents: readonly string[],
    message: string,
    { name, email }: Author,
  ): Promise<string> {
    const env = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    };
    const options = parents.flatMap((parent) => ["-p", parent]);
    return this.git(["commit-tree", "--no-gpg-sign", tree, ...options, "-F", "-"], {
      env,
      input: message,
    });
  }

  /**
   * Changes the project's files from one tree to another.
   * @param from the tree with the content of this moment
   * @throws GitFailed where somebody has changed a file that is to be changed, or the disk is full; then the content
   * is as it was
   */
  async checkOut(from: string, to: string): Promise<void> {
    await this.inIndex(async (env) => {
      await this.git(["read-tree", from], { env });
      // Without the files' times git takes each of them for changed. It fails where a developer has changed one.
      await this.git(["update-index", "-q", "--refresh"], { env }).catch(() => undefined);
      try {
        await this.git(["read-tree", "-m", "-u", from, to], { env });
      } catch (error) {
        await this.git(["checkout", "--quiet", "--", CONTENT], { env });
        throw error;
      }
    });
  }

  /**
   * Moves the branch to a commit. The project's files stay as they are.
   * @throws GitFailed if the branch is no longer at `from`
   */
  async moveBranch(from: string, to: string): Promise<void> {
    await this.git(["update-ref", "-m", "publish", "HEAD", to, from]);
    // What is published is published, also where another program holds the index.
    await this.ask("reset", "--quiet");
  }

  /** Where the branch goes; undefined where it follows none. */
  async remote(): Promise<Remote | undefined> {
    const form = "--format=%(upstream:remotename)%00%(upstream:remoteref)";
    const branch = required(await this.branch(), "branch");
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

  /** Sends a commit. @throws GitFailed with git's own words */
  async push({ name, ref }: Remote, commit: string): Promise<void> {
    await this.git(["push", "--quiet", name, `${commit}:${ref}`], { timeout: TRANSFER });
  }

  /** Does something with an index of its own, which is empty at first. */
  private async inIndex<Result>(
    work: (env: { GIT_INDEX_FILE: string }) => Promise<Result>,
  ): Promise<Result> {
    const index = path.join(this.work, `index-${randomUUID()}`);
    await mkdir(this.work, { recursive: true });
    try {
      return await work({ GIT_INDEX_FILE: index });
    } finally {
      await rm(index, { force: true });
    }
  }

  /** The answer of a git command; undefined when it fails. */
  private ask(...args: string[]): Promise<string | undefined> {
    return this.git(args).catch(() => undefined);
  }

  private async git(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await runGit(this.folder, args, options)).toString("utf8").trim();
  }
}

/** Signs what is thrown away after a merge. */
const NOBODY = { name: "merge", email: "merge@localhost" };
