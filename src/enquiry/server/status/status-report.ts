import type { Upkeep } from "../delivery/upkeep";
import { parseFileName, type State } from "../storage/enquiry";
import type { Maildir } from "../storage/maildir";
import type { Storage } from "../storage/storage";

/** States in which a message still needs something; `sent` grows for a year and needs nothing. */
const open: readonly State[] = ["new", "sending", "failed", "marked", "review"];
const unsent: readonly State[] = ["new", "sending", "failed"];

/** What a status is read from. */
export interface StatusSources {
  maildir: Maildir;
  storage: Storage;
  upkeep: Upkeep;
}

/** How a server is, without anything about a visitor. */
export type Status = Awaited<ReturnType<typeof statusOf>>;

/** Asks folders, disk and delivery how they are. */
export async function statusOf({ maildir, storage, upkeep }: StatusSources) {
  const { canStore, freeBytes } = await storage.probe();
  // Folders that cannot be read can hardly be written.
  const backlog = await backlogOf(maildir).catch(() => undefined);
  return {
    canStore: canStore && backlog !== undefined,
    freeBytes,
    takesPhotos: await storage.takesPhotos(),
    isDelivering: upkeep.isDelivering,
    backlog,
  };
}

/** What waits, by state, and the age of the oldest message that should have been sent. */
async function backlogOf(maildir: Maildir) {
  const counts: Partial<Record<State, number>> = {};
  let oldest = Date.now();
  for (const state of open) {
    const names = await maildir.list(state);
    counts[state] = names.length;
    const first = unsent.includes(state) && names.map(parseFileName).find(Boolean);
    if (first) oldest = Math.min(oldest, first.received.getTime());
  }
  return { counts, oldestUnsentSeconds: Math.round((Date.now() - oldest) / 1000) };
}
