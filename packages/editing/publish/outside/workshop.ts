import { constants } from "node:fs";
import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Repository } from "./repository";
import { outsideOfDevelop, runProgram } from "./run-program";

/** A file of a whole built site that says which tree of the repository it is made of. */
export const VERSION_FILE = "version.txt";

/** What a build leaves in the checkout, and the next one makes use of. */
const BUILT = [".cache", "public"];

/**
 * A checkout of the project beside it, in which a publication is built: `gatsby develop` has `.cache` and
 * `public` of the project in use, and only what is committed may get into what is published. It stays, because
 * the pictures that were encoded once are in it.
 */
export class Workshop {
  /** The checkout. */
  readonly site: string;
  /** What was built of the state before the publication. */
  readonly before: string;
  /** Ends the programs of the project that run here. */
  signal: AbortSignal | undefined;

  /** @param folder of this class's own */
  constructor(
    private readonly repository: Repository,
    folder: string,
  ) {
    this.site = path.join(folder, "site");
    this.before = path.join(folder, "before");
  }

  /** Checks a commit out; where that can't be done, into a checkout that is made anew. */
  async open(commit: string): Promise<void> {
    try {
      // A project that was copied has a checkout of the original.
      const [own, here] = await Promise.all([this.commonDir(), this.commonDir(this.site)]);
      if (own !== here) throw new Error("This is a checkout of another repository.");
      await this.git("checkout", "--quiet", "--force", "--detach", commit);
      await this.git("clean", "-d", "--force", "--quiet");
    } catch {
      await rm(this.site, { recursive: true, force: true });
      await this.repository.git(["worktree", "prune"]);
      // Twice: git locks a checkout while it makes it, and a power cut leaves the lock.
      const add = ["worktree", "add", "--quiet", "--force", "--force", "--detach"];
      await this.repository.git([...add, this.site, commit]);
    }
    const packages = "node_modules";
    await symlink(
      path.resolve(this.repository.folder, packages),
      path.join(this.site, packages),
      "junction",
    ).catch(ignoring("EEXIST"));
  }

  /** Makes a commit that takes one of those before `base` back. */
  async revert(base: string, commit: string): Promise<string> {
    await this.open(base);
    await this.git("revert", "--no-edit", "--no-gpg-sign", commit);
    return this.git("rev-parse", "HEAD");
  }

  /**
   * Builds a commit, unless the same files were built last or are kept. A build that broke off may have left half a
   * file, which Gatsby would take for a whole one: the next begins with what is kept.
   */
  async build(commit: string): Promise<void> {
    await this.open(commit);
    const tree = await this.treeOf(commit);
    const built = await builtIn(this.site);
    if (built === tree) return;
    const isKept = (await builtIn(this.before)) === tree;
    if (isKept || built === undefined) await copyBuilt(this.before, this.site);
    if (isKept) return;
    const version = path.join(this.site, "public", VERSION_FILE);
    await rm(version, { force: true });
    await this.run("node_modules/gatsby/cli.js", ["build"]);
    await writeFile(version, tree);
  }

  /** Keeps what is built of a commit, to compare a later one with. */
  async keepBefore(commit: string): Promise<void> {
    if ((await builtIn(this.before)) === (await this.treeOf(commit))) return;
    await this.build(commit);
    await copyBuilt(this.site, this.before);
  }

  /**
   * Runs a program of the project in the checkout.
   * @throws ProgramFailed, or the reason of `signal`
   */
  run(program: string, args: readonly string[]): Promise<string> {
    const words = program.endsWith(".ts") ? ["--import", "tsx", program] : [program];
    return runProgram(process.execPath, [...words, ...args], {
      cwd: this.site,
      env: outsideOfDevelop(process.env),
      signal: this.signal,
    });
  }

  private git(...args: string[]): Promise<string> {
    return this.repository.git(args, { cwd: this.site });
  }

  private treeOf(commit: string): Promise<string> {
    return this.repository.git(["rev-parse", `${commit}^{tree}`]);
  }

  private commonDir(cwd?: string): Promise<string> {
    const args = ["rev-parse", "--path-format=absolute", "--git-common-dir"];
    return this.repository.git(args, cwd ? { cwd } : {});
  }
}

/** The tree that is built in a folder; undefined where none is, or no whole one. */
const builtIn = (folder: string) =>
  readFile(path.join(folder, "public", VERSION_FILE), "utf8").catch(() => undefined);

async function copyBuilt(from: string, to: string): Promise<void> {
  const options = { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE };
  for (const name of BUILT) {
    await rm(path.join(to, name), { recursive: true, force: true });
    await cp(path.join(from, name), path.join(to, name), options).catch(ignoring("ENOENT"));
  }
}

/** Takes an error of the file system that says no more than what is known. */
const ignoring = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
};
