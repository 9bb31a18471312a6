import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Repository } from "./repository";
import { outsideOfDevelop, runProgram } from "./run-program";

/**
 * A checkout of the project beside it, in which a publication is built: `gatsby develop` has `.cache` and
 * `public` of the project in use, and only what is committed may get into what is published. It stays, because
 * the pictures that were encoded once are in it.
 */
export class Workshop {
  /** The checkout. */
  readonly site: string;
  /** A copy of the built site before the publication. */
  readonly before: string;

  /** @param folder of this class's own */
  constructor(
    private readonly repository: Repository,
    private readonly folder: string,
  ) {
    this.site = path.join(folder, "site");
    this.before = path.join(folder, "before");
  }

  /** Checks a commit out; where a power cut or a copy of the project has left a broken checkout, into a new one. */
  async open(commit: string): Promise<void> {
    const isOpen =
      (await this.isOwn()) &&
      (await this.checkOut(commit).then(
        () => true,
        () => false,
      ));
    if (!isOpen) await this.remake(commit);
    await symlink(
      path.resolve(this.repository.folder, "node_modules"),
      path.join(this.site, "node_modules"),
      "junction",
    ).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }

  /**
   * Makes a commit that takes another one back, on top of what is checked out.
   * @throws ProgramFailed where later commits have changed the same lines; the checkout is as before
   */
  async revert(commit: string): Promise<string> {
    try {
      await this.gitInSite("revert", "--no-edit", "--no-gpg-sign", commit);
    } catch (error) {
      await this.gitInSite("reset", "--quiet", "--hard");
      throw error;
    }
    return this.gitInSite("rev-parse", "HEAD");
  }

  /** Builds what is checked out, unless that is what was built last. */
  async build(): Promise<void> {
    const commit = await this.gitInSite("rev-parse", "HEAD");
    if ((await this.noted("built")) === commit) return;
    await this.note("built", "");
    await this.run("node_modules/gatsby/cli.js", ["build"]);
    await this.note("built", commit);
  }

  /** Keeps the built site of a commit to compare a later one with. */
  async keepBefore(commit: string): Promise<void> {
    if ((await this.noted("kept")) === commit) return;
    if ((await this.noted("built")) !== commit) {
      await this.open(commit);
      await this.build();
    }
    await this.note("kept", "");
    await rm(this.before, { recursive: true, force: true });
    await cp(path.join(this.site, "public"), this.before, { recursive: true });
    await this.note("kept", commit);
  }

  /**
   * Runs a program of the project in the checkout.
   * @throws ProgramFailed
   */
  run(program: string, args: readonly string[]): Promise<string> {
    const words = program.endsWith(".ts") ? ["--import", "tsx", program] : [program];
    return runProgram(process.execPath, [...words, ...args], {
      cwd: this.site,
      env: outsideOfDevelop(process.env),
    });
  }

  private async checkOut(commit: string): Promise<void> {
    await this.gitInSite("checkout", "--quiet", "--force", "--detach", commit);
    await this.gitInSite("clean", "-d", "--force", "--quiet");
  }

  private async remake(commit: string): Promise<void> {
    await rm(path.join(this.folder, "built"), { force: true });
    await rm(this.site, { recursive: true, force: true });
    await this.git(["worktree", "prune"]);
    // Twice: git locks a checkout while it makes it, and a power cut leaves the lock.
    const force = ["--force", "--force"];
    await this.git(["worktree", "add", "--quiet", ...force, "--detach", this.site, commit]);
  }

  /** Whether the checkout is one of this repository: a project that was copied has the copy of another's. */
  private async isOwn(): Promise<boolean> {
    const own = path.join(this.site, ".git");
    const known = await readFile(own, "utf8").catch(() => "");
    const [, place = ""] = /^gitdir: (.+)$/m.exec(known) ?? [];
    const names = await this.git(["rev-parse", "--path-format=absolute", "--git-common-dir"]);
    const back = await readFile(path.join(place, "gitdir"), "utf8").catch(() => "");
    return place.startsWith(path.join(names, "worktrees")) && back.trim() === own;
  }

  private gitInSite(...args: string[]): Promise<string> {
    return this.git(args, this.site);
  }

  private git(args: readonly string[], cwd?: string): Promise<string> {
    return this.repository.git(["-c", "core.hooksPath=/dev/null", ...args], { cwd });
  }

  private noted(name: string): Promise<string> {
    return readFile(path.join(this.folder, name), "utf8").catch(() => "");
  }

  private note(name: string, text: string): Promise<void> {
    return writeFile(path.join(this.folder, name), text);
  }
}
