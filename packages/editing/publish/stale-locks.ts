import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { listFiles } from "../../utils/node";

/** Milliseconds after which nothing that git does on this machine can hold a lock any more. */
const LONGEST_HOLD = 600_000;

/**
 * Removes the locks that a killed git has left in a repository; with one of them git would refuse its work for ever.
 * A lock is left where no git is at work in the repository. Where that can't be seen, it has to be ten minutes old.
 * @param gitFolder the folder with the repository's `HEAD`
 * @param project the folder in which git is at work on it
 * @returns the removed files
 */
export function removeStaleLocks(gitFolder: string, project = gitFolder): string[] {
  if (!existsSync(path.join(gitFolder, "HEAD"))) return [];
  const locks = locksIn(gitFolder);
  if (locks.length === 0) return [];
  const isHeld = isGitAtWork([gitFolder, project].map((folder) => realpathSync(folder)));
  const stale = locks.filter((lock) => !isHeld || ageOf(lock) > LONGEST_HOLD);
  for (const lock of stale) rmSync(lock, { force: true });
  return stale;
}

/** The locks of the index, of the configuration and of branches, also those of worktrees. */
function locksIn(gitFolder: string): string[] {
  const inside = (...folder: string[]) => {
    const place = path.join(gitFolder, ...folder);
    return existsSync(place) ? listFiles(place).map((file) => path.join(place, file)) : [];
  };
  const own = readdirSync(gitFolder).map((name) => path.join(gitFolder, name));
  return [...own, ...inside("refs"), ...inside("worktrees")].filter((file) =>
    file.endsWith(".lock"),
  );
}

function ageOf(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/**
 * Whether a git that this process has not started works in one of some folders (proc(5)). One of another user counts,
 * since where it works is not told, and where there is no `/proc` everything does.
 */
function isGitAtWork(folders: readonly string[]): boolean {
  if (!existsSync("/proc/self/status")) return true;
  return readdirSync("/proc").some((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      if (!/^Name:\s+git\b/m.test(status)) return false;
      if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === process.pid) return false;
    } catch {
      // It has ended.
      return false;
    }
    try {
      const at = readlinkSync(`/proc/${pid}/cwd`);
      return folders.some((folder) => at === folder || at.startsWith(`${folder}/`));
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === "EACCES";
    }
  });
}
