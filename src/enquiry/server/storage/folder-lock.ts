import { mkdir, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lock } from "proper-lockfile";

/** Milliseconds without a sign of life after which an owner is taken for dead, and between two signs. */
const STALE = 6000;
const SIGN = 1500;
/** Two who find a dead owner's lock at once may both get it; by then one of them has noticed. */
const SETTLE = 2 * SIGN + 500;

/** Makes one process the owner of a folder: the one that keeps the time of `owner.lock` there fresh. */
export class FolderLock {
  private readonly file: string;
  private unlock: (() => Promise<void>) | undefined;

  constructor(private readonly folder: string) {
    this.file = path.join(folder, "owner.lock");
  }

  /** Whether this process is the owner. */
  get isHeld(): boolean {
    return this.unlock !== undefined;
  }

  /**
   * Becomes the owner unless another process is.
   * @throws the file system's error
   */
  async acquire(): Promise<boolean> {
    if (this.unlock) return true;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const former = await stat(this.file).catch(() => undefined);
    // Left by a clock that was ahead, it would look fresh for as long as that was.
    if (former && former.mtimeMs > Date.now() + STALE) await utimes(this.file, 0, 0);
    try {
      this.unlock = await lock(this.folder, {
        lockfilePath: this.file,
        stale: STALE,
        update: SIGN,
        onCompromised: () => (this.unlock = undefined),
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ELOCKED") throw error;
      return false;
    }
    if (former) await sleep(SETTLE, undefined, { ref: false });
    return this.isHeld;
  }

  async release(): Promise<void> {
    const { unlock } = this;
    this.unlock = undefined;
    await unlock?.().catch(() => undefined);
  }
}
