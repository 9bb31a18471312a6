import { stat, utimes } from "node:fs/promises";
import path from "node:path";
import { lock } from "proper-lockfile";

/** Milliseconds without an update after which an owner counts as dead. */
const STALE = 6000;
/** One second each, for an owner that is stopping or was killed. */
const WAITS = { retries: 10, factor: 1 };

/**
 * Makes this process the owner of a folder: it keeps updating the time of `owner.lock` there.
 * @param onLost called when it is no longer the owner
 * @returns a function that gives the folder up
 * @throws `ELOCKED` if another process owns it, or the file system's error
 */
export async function lockFolder(folder: string, onLost: () => void): Promise<() => Promise<void>> {
  const lockfilePath = path.join(folder, "owner.lock");
  const former = await stat(lockfilePath).catch(() => undefined);
  // Written by a clock that was ahead, a dead owner's would look fresh until then.
  if (former && former.mtimeMs > Date.now() + STALE) await utimes(lockfilePath, 0, 0);
  const times = { stale: STALE, update: STALE / 4, retries: WAITS };
  return lock(folder, { lockfilePath, ...times, onCompromised: onLost });
}
