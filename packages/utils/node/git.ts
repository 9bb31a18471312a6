import { execFileSync } from "node:child_process";

/**
 * Runs git in a folder, without escaping Polish file names.
 * @returns its output
 * @throws if git is missing or fails, as outside a repository or before the first commit
 */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-c", "core.quotePath=off", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
}
