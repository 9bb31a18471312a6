import { stat, utimes } from "node:fs/promises";
import path from "node:path";
import { lock } from "proper-lockfile";

/** Milliseconds without a sign of life after which an owner is taken for dead, and between two signs. */
const STALE = 6000;
const SIGN = 1500;

/** Makes one process the owner of a folder: the one that keeps the time of `owner.lock` there fresh. */
export class FolderLock {
  private unlock: (() => Promise<void>) | undefined;

  constructor(private readonly folder: string) {}

  /** Whether this process is the owner. */
  get isHeld(): boolean {
    return this.unlock !== undefined;
  }

  /**
   * Becomes the owner.
   * @throws `ELOCKED` where another process is, or the file system's error
   */
  async acquire(): Promise<void> {
    const lockfilePath = path.join(this.folder, "owner.lock");
    const former = await stat(lockfilePath).catch(() => undefined);
    // Left by a clock that was ahead, it would look fresh for as long as that was.
    if (former && former.mtimeMs > Date.now() + STALE) await utimes(lockfilePath, 0, 0);
    const onCompromised = () => (this.unlock = undefined);
    const options = { lockfilePath, stale: STALE, update: SIGN, onCompromised };
    this.unlock = await lock(this.folder, options);
  }

  async release(): Promise<void> {
    const { unlock } = this;
    this.unlock = undefined;
    await unlock?.().catch(() => undefined);
  }
}
