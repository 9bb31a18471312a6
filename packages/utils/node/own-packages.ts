import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
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
 * Packages that only one command needs, declared in a folder in `packages/`. They are installed in
 * `node_modules`, so `npm ci` removes them with all others.
 */
export class OwnPackages {
  private readonly source: string;
  private readonly target: string;

  constructor(name: string, project = ".") {
    this.source = path.resolve(project, "packages", name);
    this.target = path.resolve(project, "node_modules/.packages", name);
  }

  /**
   * Installs the packages, unless the lock file's versions are installed. Does not run their
   * scripts.
   * @param notice printed before the installation
   * @throws if npm fails; its own output is in the terminal
   */
  install(notice: string): void {
    const place = this.place();
    if (existsSync(place)) return;
    console.error(notice);
    mkdirSync(path.dirname(place), { recursive: true });
    // Renamed when complete: two commands may install at the same time, and one may be interrupted.
    const folder = mkdtempSync(`${place}-`);
    try {
      this.installInto(folder);
      renameSync(folder, place);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      // Another command was first.
      if (!existsSync(place)) throw error;
    }
  }

  private installInto(folder: string): void {
    for (const file of FILES) copyFileSync(path.join(this.source, file), path.join(folder, file));
    const words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status } = spawnSync("npm", words, {
      cwd: folder,
      stdio: "inherit",
      // On Windows npm is a batch file.
      shell: process.platform === "win32",
    });
    if (status !== 0) throw new Error(`npm could not install ${this.source}`);
  }

  /**
   * The path of one of the packages' files.
   * @throws if they are not installed
   */
  resolve(name: string): string {
    return createRequire(path.join(this.place(), "package.json")).resolve(name);
  }

  /** Named by a hash of the versions, so that other versions, which may be in use, need not be removed. */
  private place(): string {
    const digest = createHash("sha256");
    for (const file of FILES) digest.update(readFileSync(path.join(this.source, file)));
    return `${this.target}-${digest.digest("hex").slice(0, 16)}`;
  }
}
