import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** What a copy makes itself, shares or has no use for. */
const LEFT_OUT = [".git", ".cache", ".develop", "public", "data", "node_modules", "test-results"];

/**
 * A copy of the project in its own Git repository, which shares only `node_modules`. What is there
 * counts as staged, so `git diff` shows what happens later.
 * @returns its folder
 */
export function copyProject(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), "project-"));
  for (const name of readdirSync(".").filter((entry) => !LEFT_OUT.includes(entry))) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  symlinkSync(realpathSync("node_modules"), path.join(copy, "node_modules"));
  git(copy, "init", "--quiet");
  git(copy, "add", "--all");
  return copy;
}

/** Every line that was added or removed since the copy was made, with its sign, and every new file. */
export function changesIn(copy: string): { lines: string[]; newFiles: string[] } {
  const diff = git(copy, "diff", "--unified=0").split("\n");
  const isChange = (line: string) => /^[+-](?!\+\+ |-- )/.test(line);
  const others = git(copy, "ls-files", "--others", "--exclude-standard");
  return { lines: diff.filter(isChange), newFiles: others.split("\n").filter(Boolean) };
}

/** Git with Polish names as they are and no settings of this machine's user. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_NOSYSTEM: "1" },
  });
}
