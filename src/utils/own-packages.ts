import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const FILES = ["package.json", "package-lock.json"];

/**
 * Packages that only one command needs, from a folder below `packages/`. They lie within `node_modules`, so `npm ci`
 * removes them with all others.
 */
export class OwnPackages {
  private readonly source: string;
  private readonly target: string;

  constructor(name: string, project = ".") {
    this.source = path.resolve(project, "packages", name);
    this.target = path.resolve(project, "node_modules/.packages", name);
  }

  /**
   * Installs them, unless the versions of the lock file are there. Scripts of packages are not run.
   * @param notice what the terminal says before
   * @throws when npm fails; its own words stand in the terminal
   */
  install(notice: string): void {
    if (this.areInstalled()) return;
    console.error(notice);
    mkdirSync(path.dirname(this.target), { recursive: true });
    // Beside their place first: two commands may install them at once, and one may be broken off.
    const folder = mkdtempSync(`${this.target}-`);
    try {
      this.installInto(folder);
      if (this.areInstalled()) return;
      rmSync(this.target, { recursive: true, force: true });
      renameSync(folder, this.target);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  private installInto(folder: string): void {
    for (const file of FILES) copyFileSync(path.join(this.source, file), path.join(folder, file));
    const words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status } = spawnSync("npm", words, {
      cwd: folder,
      stdio: "inherit",
      // npm is a batch file there.
      shell: process.platform === "win32",
    });
    if (status !== 0) throw new Error(`npm could not install ${this.source}`);
  }

  /**
   * The place of a file of theirs.
   * @throws where they are not installed
   */
  resolve(name: string): string {
    return createRequire(path.join(this.target, "package.json")).resolve(name);
  }

  private areInstalled(): boolean {
    // npm writes it when all is there.
    if (!existsSync(path.join(this.target, "node_modules/.package-lock.json"))) return false;
    return FILES.every((file) =>
      readFileSync(path.join(this.source, file)).equals(readFileSync(path.join(this.target, file))),
    );
  }
}
