import { mkdirSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { ProgramFailed, runProgram } from "./run-program";

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
export interface Remote {
  name: string;
  ref: string;
}

/** A file that differs between two commits or trees; its places begin with `content/`. */
interface ChangedFile {
  before?: string;
  after?: string;
}

/** What the editing page remembers in the repository: what is public, and what can be taken back. */
type Mark = "published" | "last";

const CONTENT = "content";
/** So long a remote may say nothing; over a slow line photos take longer than that. */
const PUSH_SILENCE = 120_000;
/** Without a connection nobody should wait for long: pushing will tell. */
const FETCH_SILENCE = 15_000;

/**
 * The project's git repository, as far as publishing needs it. The content is committed past the editor's own
 * index and without hooks: nothing else gets into the commit, and nothing changes before `move`.
 */
export class Repository {
  private turn: Promise<unknown> = Promise.resolve();

  /**
   * @param folder the project
   * @param work a folder for an index of this class's own
   */
  constructor(
    readonly folder: string,
    private readonly work: string,
  ) {}

  /** The branch that is checked out; undefined where there is none that a publication could go to. */
  async branch(): Promise<string | undefined> {
    const top = await this.ask("rev-parse", "--show-toplevel");
    if (top === undefined || realpathSync(top) !== realpathSync(this.folder)) return undefined;
    if ((await this.ask("rev-parse", "--quiet", "--verify", "MERGE_HEAD")) !== undefined) {
      return undefined;
    }
    const isCommitted = (await this.ask("rev-parse", "--quiet", "--verify", "HEAD")) !== undefined;
    return isCommitted ? this.ask("symbolic-ref", "--quiet", "--short", "HEAD") : undefined;
  }

  /** Puts the content of this moment into a tree. */
  snapshot(): Promise<Snapshot> {
    const result = this.turn.then(async () => {
      mkdirSync(this.work, { recursive: true });
      const index = path.join(this.work, "index");
      const env = { GIT_INDEX_FILE: index };
      const base = await this.git(["rev-parse", "HEAD"]);
      // A power cut leaves a lock, which nobody else can hold now, or half an index.
      rmSync(`${index}.lock`, { force: true });
      await this.git(["read-tree", "-m", "-i", base], { env }).catch(() => {
        rmSync(index, { force: true });
        return this.git(["read-tree", base], { env });
      });
      await this.git(["add", "--all", "--", CONTENT], { env });
      return { base, tree: await this.git(["write-tree"], { env }) };
    });
    this.turn = result.catch(() => undefined);
    return result;
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
    return this.git(["cat-file", "blob", `${treeish}:${file}`], { isRaw: true });
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
    return this.git(["commit-tree", "--no-gpg-sign", tree, "-p", parent, "-F", "-"], {
      input: message,
    });
  }

  /**
   * Moves a branch that is checked out, and the content in the index with it; of the files only those that are
   * named become what they are in `to`.
   * @throws ProgramFailed if the branch is no longer at `from`, or the index can't be written; the branch stays
   */
  async move(
    branch: string,
    from: string,
    to: string,
    files: readonly string[] = [],
  ): Promise<void> {
    const ref = `refs/heads/${branch}`;
    await this.git(["update-ref", "-m", "publish", ref, to, from]);
    try {
      // While the index still knows what `to` does not have.
      if (files.length > 0) await this.restore(to, files);
      await this.git(["reset", "--quiet", to, "--", CONTENT]);
    } catch (error) {
      await this.git(["update-ref", "-m", "publish", ref, from, to]);
      throw error;
    }
  }

  /**
   * Gives files of the content, and the index, the state that they have in a commit.
   * @param files each is in the index or in the commit
   */
  async restore(commit: string, files: readonly string[]): Promise<void> {
    const names = ["--pathspec-from-file=-", "--pathspec-file-nul"];
    await this.git(["restore", "--staged", "--worktree", `--source=${commit}`, ...names], {
      input: files.join("\0"),
      env: { GIT_LITERAL_PATHSPECS: "1" },
    });
  }

  /** Where a branch goes: what it follows, else the same name in the only remote or in `origin`. */
  async remote(branch: string): Promise<Remote | undefined> {
    const [name, ref] = await Promise.all(
      ["remote", "merge"].map((key) => this.ask("config", `branch.${branch}.${key}`)),
    );
    if (name && name !== "." && ref) return { name, ref };
    const names = ((await this.ask("remote")) ?? "").split("\n").filter(Boolean);
    const only = names.length === 1 ? names[0] : names.find((one) => one === "origin");
    return only === undefined ? undefined : { name: only, ref: `refs/heads/${branch}` };
  }

  /** The newest commit of a remote; undefined where it does not answer, or has none. */
  async fetch({ name, ref }: Remote): Promise<string | undefined> {
    const env = { GIT_TERMINAL_PROMPT: "0" };
    try {
      await this.git(["fetch", "--quiet", "--no-tags", name, ref], { env, silence: FETCH_SILENCE });
    } catch {
      return undefined;
    }
    return this.git(["rev-parse", "FETCH_HEAD"]);
  }

  /** Whether a commit is another one, or lies before it. */
  async isWithin(commit: string, other: string): Promise<boolean> {
    return (await this.ask("merge-base", "--is-ancestor", commit, other)) !== undefined;
  }

  /** @throws ProgramFailed with git's own words */
  async push({ name, ref }: Remote, commit: string): Promise<void> {
    const env = { GIT_TERMINAL_PROMPT: "0" };
    const args = ["push", "--no-verify", "--progress", name, `${commit}:${ref}`];
    await this.git(args, { env, silence: PUSH_SILENCE });
  }

  /** The commit that a mark stands at. */
  marked(mark: Mark): Promise<string | undefined> {
    return this.ask("rev-parse", "--quiet", "--verify", refOf(mark));
  }

  /** Sets a mark, or takes it away. */
  async mark(mark: Mark, commit: string | undefined): Promise<void> {
    const ref = refOf(mark);
    await this.git(commit ? ["update-ref", ref, commit] : ["update-ref", "-d", ref]);
  }

  /** The answer of a git command; undefined when it fails. */
  async ask(...args: string[]): Promise<string | undefined> {
    return this.git(args).catch((error: unknown) => {
      if (error instanceof ProgramFailed) return undefined;
      throw error;
    });
  }

  /** @throws ProgramFailed with git's own words */
  async git(
    args: readonly string[],
    { env, input, silence, cwd = this.folder, isRaw }: GitOptions = {},
  ): Promise<string> {
    const output = await runProgram("git", ["-c", "core.quotePath=off", ...args], {
      cwd,
      env: { ...process.env, LC_ALL: "C", ...env },
      input,
      silence,
    });
    return isRaw ? output : output.trim();
  }
}

interface GitOptions {
  env?: Record<string, string>;
  input?: string;
  silence?: number;
  cwd?: string;
  isRaw?: boolean;
}

const refOf = (mark: Mark) => `refs/publication/${mark}`;
