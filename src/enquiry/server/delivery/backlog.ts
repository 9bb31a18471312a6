import { parseFileName, type State } from "../storage/enquiry";
import type { Maildir } from "../storage/maildir";

/** States in which a message still needs something; `sent` grows for a year and needs nothing. */
const open = ["new", "sending", "failed", "marked", "review"] as const satisfies State[];
const unsent: readonly State[] = ["new", "sending", "failed"];

/** What waits in a Maildir. */
export interface Backlog {
  counts: Record<(typeof open)[number], number>;
  /** Age of the oldest message that should have been sent, in seconds; 0 if there is none. */
  oldestUnsentSeconds: number;
}

/**
 * Counts what waits.
 * @throws the file system's error
 */
export async function backlogOf(maildir: Maildir): Promise<Backlog> {
  const counts: Backlog["counts"] = { new: 0, sending: 0, failed: 0, marked: 0, review: 0 };
  let oldest = Date.now();
  for (const state of open) {
    const names = await maildir.list(state);
    counts[state] = names.length;
    const first = unsent.includes(state) && names.map(parseFileName).find(Boolean);
    if (first) oldest = Math.min(oldest, first.received.getTime());
  }
  return { counts, oldestUnsentSeconds: Math.round((Date.now() - oldest) / 1000) };
}
