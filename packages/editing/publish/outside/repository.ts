import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { ProgramFailed, type RunOptions, runProgram } from "./run-program";

/** Who signs a commit. */
export interface Author {
  name: string;
  email: string;
}

/** A state of the repository: the commit that is checked out, and the tree with the content of this moment. */
export interface Snapshot {
  base: string;
  tree: string;
}

/** Where a branch is pushed to. */
interface Remote {
  name: string;
  ref: string;
}

/** A file that differs between two commits or trees; its places begin with `content/`. */
interface ChangedFile {
  before?: string;
  after?: string;
}

const CONTENT = "content";
/** Without a connection nobody should wait for long: pushing will tell. */
const ASK = { timeout: 15_000 };
/** Photos take their time over a slow line. */
const TRANSFER = { timeout: 1_800_000 };

/**
 * The project's git repository, as far as publishing needs it. The content is committed past the editor's own
 * index and without hooks: nothing else gets into the commit, and nothing changes before `move`.
 */
export class Repository {
  /**
   * @param folder the project
   * @param work a folder for indexes of this class's own
   */
  constructor(
    readonly folder: string,
    private readonly work: string,
  ) {}

  /** The branch that is checked out; undefined where there is none that a publication could go to. */
  async branch(): Promise<string | undefined> {
    const name = await this.ask("rev-parse", "--abbrev-ref", "HEAD", "--show-prefix");
    const merged = await this.ask("rev-parse", "--verify", "MERGE_HEAD");
    // In a folder of a larger repository, a second line says where it is.
    return name === "HEAD" || name?.includes("\n") || merged ? undefined : name;
  }

  /** Puts the content of this moment into a tree. */
  async snapshot(): Promise<Snapshot> {
    const index = path.join(this.work, `index-${randomUUID()}`);
    const env = { GIT_INDEX_FILE: index };
    await mkdir(this.work, { recursive: true });
    try {
      const base = await this.git(["rev-parse", "HEAD"]);
      await this.git(["read-tree", base], { env });
      await this.git(["add", "--all", "--", CONTENT], { env });
      return { base, tree: await this.git(["write-tree"], { env }) };
    } finally {
      await rm(index, { force: true });
    }
  }

  /** What differs between two commits or trees in the content. */
  async changedFiles(from: string, to: string): Promise<ChangedFile[]> {
    const names = ["diff-tree", "-r", "-z", "-M", "--name-status", from, to, "--", CONTENT];
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

  /** A file's text in a commit or tree. */
  read(treeish: string, file: string): Promise<string> {
    return this.run(["cat-file", "blob", `${treeish}:${file}`]);
  }

  /** Who commits here, by git's own settings; undefined where nobody is named. */
  async author(): Promise<Author | undefined> {
    const name = await this.ask("config", "user.name");
    const email = await this.ask("config", "user.email");
    return name && email ? { name, email } : undefined;
  }

  /** Remembers who commits here, for this repository alone. */
  async saveAuthor({ name, email }: Author): Promise<void> {
    await this.git(["config", "user.name", name]);
    await this.git(["config", "user.email", email]);
  }

  /** Makes a commit that no branch has yet. */
  commit(tree: string, parent: string, message: string): Promise<string> {
    const input = message;
    return this.git(["commit-tree", "--no-gpg-sign", tree, "-p", parent, "-F", "-"], { input });
  }

  /**
   * Moves the branch that is checked out to a commit with the content of the files, which stay as they are.
   * @throws ProgramFailed if the branch is no longer at `from`, or the index can't be written; the branch stays
   */
  async move(from: string, to: string): Promise<void> {
    await this.git(["reset", "--quiet", to, "--", CONTENT]);
    await this.git(["update-ref", "-m", "publish", "HEAD", to, from]);
  }

  /**
   * Moves the branch that is checked out to a later commit, and with it the files that are different there.
   * @throws ProgramFailed if one of them was changed since; then nothing is moved
   */
  async advance(to: string): Promise<void> {
    await this.git(["merge", "--quiet", "--ff-only", to]);
  }

  /** Gives a file, and the index, the state that it has in a commit. */
  async restore(commit: string, file: string): Promise<void> {
    await this.git(["restore", "--staged", "--worktree", `--source=${commit}`, "--", file]);
  }

  /** Where the branch goes: what it follows, else the same name in `origin` or the only remote. */
  async remote(): Promise<Remote | undefined> {
    const branch = await this.branch();
    const setting = (key: string) => this.ask("config", `branch.${branch}.${key}`);
    const [name, ref] = [await setting("remote"), await setting("merge")];
    if (name && name !== "." && ref) return { name, ref };
    const names = ((await this.ask("remote")) ?? "").split("\n");
    const other = names.find((one) => one === "origin") ?? (names.length === 1 ? names[0] : "");
    return other ? { name: other, ref: `refs/heads/${branch}` } : undefined;
  }

  /** Whether a remote has commits that are not here; false where it does not answer. */
  async isNewer({ name, ref }: Remote): Promise<boolean> {
    const line = await this.git(["ls-remote", name, ref], ASK).catch(() => "");
    const [tip] = line.split("\t");
    return (
      Boolean(tip) && (await this.ask("merge-base", "--is-ancestor", tip ?? "", "HEAD")) !== ""
    );
  }

  /** Brings the newest commit of a remote here, to no branch. */
  async fetch({ name, ref }: Remote): Promise<string> {
    await this.git(["fetch", "--quiet", "--no-tags", name, ref], TRANSFER);
    return this.git(["rev-parse", "FETCH_HEAD"]);
  }

  /** The files that two commits have changed in the same places; needs git 2.38. */
  async conflicts(ours: string, theirs: string): Promise<string[]> {
    const args = ["merge-tree", "--write-tree", "--name-only", "-z", "--no-messages", ours, theirs];
    try {
      await this.git(args);
      return [];
    } catch (error) {
      const [tree, ...names] = (error instanceof ProgramFailed ? error.output : "").split("\0");
      if (!/^[0-9a-f]{40,64}$/.test(tree ?? "")) throw error;
      return names.filter(Boolean);
    }
  }

  /** @throws ProgramFailed with git's own words */
  async push({ name, ref }: Remote, commit: string): Promise<void> {
    await this.git(["push", name, `${commit}:${ref}`], TRANSFER);
  }

  /** The answer of a git command; undefined when it fails. */
  async ask(...args: string[]): Promise<string | undefined> {
    return this.git(args).catch(() => undefined);
  }

  /** @throws ProgramFailed with git's own words */
  async git(args: readonly string[], options?: Partial<RunOptions>): Promise<string> {
    return (await this.run(args, options)).trim();
  }

  private run(
    args: readonly string[],
    { env, ...options }: Partial<RunOptions> = {},
  ): Promise<string> {
    const settings = ["-c", "core.quotePath=off", "-c", "core.hooksPath=/dev/null"];
    return runProgram("git", [...settings, ...args], {
      cwd: this.folder,
      env: { ...process.env, ...ENVIRONMENT, ...env },
      ...options,
    });
  }
}

/** Nobody is asked for a password in the terminal, names are no patterns, and messages can be recognized. */
const ENVIRONMENT = {
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  SSH_ASKPASS_REQUIRE: "force",
  GIT_LITERAL_PATHSPECS: "1",
};
