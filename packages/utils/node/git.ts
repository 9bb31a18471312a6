import { execFileSync } from "node:child_process";

/**
 * Runs git in a folder; Polish file names are not escaped.
 * @returns its output
 * @throws when git is not there, or fails: outside of a repository, before the first commit
 */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-c", "core.quotePath=off", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
}
