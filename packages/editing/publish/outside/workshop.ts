import { constants } from "node:fs";
import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { refusal } from "../../change/answers";
import type { Repository } from "./repository";
import { outsideOfDevelop, runProgram } from "./run-program";

/** A file of the built site that says which commit it is made of. */
export const COMMIT_FILE = "commit.txt";

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
  /** A copy of the built site before the publication. */
  readonly before: string;
  /** Ends the programs of the project that run here. */
  signal: AbortSignal | undefined;
  /** A copy of what the last whole build has left, while another is going on. */
  private readonly spare: string;

  /** @param folder of this class's own */
  constructor(
    private readonly repository: Repository,
    private readonly folder: string,
  ) {
    this.site = path.join(folder, "site");
    this.before = path.join(folder, "before");
    this.spare = path.join(folder, "spare");
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
    ).catch(ignoring("EEXIST"));
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

  /** The files that a commit and what is checked out have changed in the same places. */
  async conflictsWith(commit: string): Promise<string[]> {
    const nobody = ["-c", "user.name=-", "-c", "user.email=-"];
    try {
      await this.gitInSite(...nobody, "merge", "--no-commit", "--no-ff", "--quiet", commit);
      return [];
    } catch (error) {
      const names = await this.gitInSite("diff", "--name-only", "-z", "--diff-filter=U");
      if (names === "") throw error;
      return names.split("\0").filter(Boolean);
    } finally {
      await this.gitInSite("reset", "--quiet", "--hard");
    }
  }

  /**
   * Builds what is checked out, unless that is what was built last. A build that broke off may have left half a file,
   * which Gatsby would take for a whole one: the next begins with what was there before it.
   */
  async build(): Promise<void> {
    const commit = await this.gitInSite("rev-parse", "HEAD");
    const built = await this.noted("built");
    if (built === commit) return;
    if (built === "") await this.copyBuilt(this.spare, this.site);
    else await this.copyBuilt(this.site, this.spare);
    await this.note("built", "");
    await this.run("node_modules/gatsby/cli.js", ["build"]);
    await writeFile(path.join(this.site, "public", COMMIT_FILE), commit);
    await this.note("built", commit);
  }

  /**
   * Makes sure that the built site is that of a commit, as is what else of the checkout goes out with it.
   * @throws Refusal
   */
  async assertBuilt(commit: string): Promise<void> {
    if ((await this.noted("built")) !== commit) {
      throw refusal(
        "Zbudowana strona nie jest już z tej wersji treści.",
        "Sprawdź i przygotuj publikację jeszcze raz.",
      );
    }
    await this.open(commit);
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

  private async copyBuilt(from: string, to: string): Promise<void> {
    for (const name of BUILT) {
      await rm(path.join(to, name), { recursive: true, force: true });
      const mode = constants.COPYFILE_FICLONE;
      const options = { recursive: true, preserveTimestamps: true, mode };
      await cp(path.join(from, name), path.join(to, name), options).catch(ignoring("ENOENT"));
    }
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

  private noted(name: string): Promise<string | undefined> {
    return readFile(path.join(this.folder, name), "utf8").catch(() => undefined);
  }

  private note(name: string, text: string): Promise<void> {
    return writeFile(path.join(this.folder, name), text);
  }
}

/** Takes an error of the file system that says no more than what is known. */
const ignoring = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
};
