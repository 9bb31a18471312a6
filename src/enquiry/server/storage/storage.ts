import { randomUUID } from "node:crypto";
import { rm, statfs, writeFile } from "node:fs/promises";
import type { Maildir } from "./maildir";

/** Bytes that photos leave for the text of enquiries. */
export const RESERVE = 500e6;

/** What the photos of one enquiry may take until it is stored: as they came, written anew, as mail. */
export const ROOM = 100e6;

/** How long the answer of a probe holds, in milliseconds. */
const PROBE_LIFETIME = 10_000;

/** What the disk of the enquiries can do. */
export interface StorageState {
  /** A file could be written and synced. */
  canStore: boolean;
  /** Bytes that are free for this process; undefined where the disk does not tell. */
  freeBytes: number | undefined;
}

/** Tells whether the disk still takes enquiries, by trying it. */
export class Storage {
  /** Enquiries that are arriving with photos. */
  private arriving = 0;
  private last: { at: number; state: Promise<StorageState> } | undefined;

  /** @param reserve bytes that photos leave for the text of enquiries */
  constructor(
    private readonly maildir: Maildir,
    private readonly reserve = RESERVE,
  ) {}

  /** Tries to store something; at most every ten seconds, however often it is asked. */
  probe(): Promise<StorageState> {
    if (!this.last || Date.now() - this.last.at > PROBE_LIFETIME) {
      const next = { at: Infinity, state: this.tryOut() };
      this.last = next;
      void next.state.then(() => (next.at = Date.now()));
    }
    return this.last.state;
  }

  /** Whether there is room for the photos of one more enquiry; text is always tried. */
  takesPhotos(): Promise<boolean> {
    return this.hasRoomFor(this.arriving + 1);
  }

  /**
   * Sets room aside for the photos of an enquiry that arrives: what others set aside is still free on
   * the disk, but spoken for.
   * @returns gives the room back; undefined where there is none
   */
  async setRoomAside(): Promise<(() => void) | undefined> {
    this.arriving += 1;
    const giveBack = () => void (this.arriving -= 1);
    if (await this.hasRoomFor(this.arriving)) return giveBack;
    giveBack();
    return undefined;
  }

  private async hasRoomFor(enquiries: number): Promise<boolean> {
    const free = await this.freeBytes();
    return free === undefined || free - enquiries * ROOM > this.reserve;
  }

  private async tryOut(): Promise<StorageState> {
    const canStore = await this.write().then(
      () => true,
      () => false,
    );
    return { canStore, freeBytes: await this.freeBytes() };
  }

  private async write(): Promise<void> {
    await this.maildir.makeFolders();
    const file = this.maildir.temporary(`probe-${randomUUID()}`);
    try {
      await writeFile(file, "probe", { flag: "wx", mode: 0o600, flush: true });
    } finally {
      await rm(file, { force: true });
    }
  }

  private async freeBytes(): Promise<number | undefined> {
    const disk = await statfs(this.maildir.folder).catch(() => undefined);
    return disk && disk.bavail * disk.bsize;
  }
}
