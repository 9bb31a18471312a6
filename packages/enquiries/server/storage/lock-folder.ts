import { stat, utimes } from "node:fs/promises";
import path from "node:path";
import { lock } from "proper-lockfile";

/** Milliseconds without a sign of life after which an owner is taken for dead. */
const STALE = 6000;
/** A second each, for an owner that is on its way out or was killed. */
const WAITS = { retries: 10, factor: 1 };

/**
 * Makes this process the owner of a folder: the one that keeps the time of `owner.lock` there fresh.
 * @param onLost called where it is the owner no more
 * @returns what ends that
 * @throws `ELOCKED` where another process stays the owner, or the file system's error
 */
export async function lockFolder(folder: string, onLost: () => void): Promise<() => Promise<void>> {
  const lockfilePath = path.join(folder, "owner.lock");
  const former = await stat(lockfilePath).catch(() => undefined);
  // Left by a clock that was ahead, it would look fresh for as long as that was.
  if (former && former.mtimeMs > Date.now() + STALE) await utimes(lockfilePath, 0, 0);
  const times = { stale: STALE, update: STALE / 4, retries: WAITS };
  return lock(folder, { lockfilePath, ...times, onCompromised: onLost });
}
