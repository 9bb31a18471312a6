import { type Backlog, backlogOf } from "../delivery/backlog";
import type { Upkeep } from "../delivery/upkeep";
import type { Maildir } from "../storage/maildir";
import type { Storage, StorageState } from "../storage/storage";

/** How a server is, without anything about a visitor. */
export interface Status extends StorageState {
  takesPhotos: boolean;
  isDelivering: boolean;
  /** Undefined where the folders can't be read. */
  backlog: Backlog | undefined;
}

/** What a status is read from. */
export interface StatusSources {
  maildir: Maildir;
  storage: Storage;
  upkeep: Upkeep;
}

/** Asks folders, disk and delivery how they are. */
export async function statusOf({ maildir, storage, upkeep }: StatusSources): Promise<Status> {
  const { canStore, freeBytes } = await storage.probe();
  const backlog = await backlogOf(maildir).catch(() => undefined);
  return {
    canStore: canStore && backlog !== undefined,
    freeBytes,
    takesPhotos: await storage.takesPhotos(),
    isDelivering: upkeep.isDelivering,
    backlog,
  };
}
