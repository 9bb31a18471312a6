import type { FastifyBaseLogger } from "fastify";
import type { Maildir } from "../storage/maildir";

const DAY = 24 * 60 * 60 * 1000;
/** Days for which a working site may have no enquiry, and by which a clock is not wrong. */
const MOST_APART = 30 * DAY;

/**
 * Removes what is older than the days of keeping, of the messages that need nothing more; what was not
 * sent is never removed by its age. Where the newest message is far from what the clock says, the clock
 * may be wrong: nothing is removed then.
 * @throws the file system's error
 */
export async function tidy(
  maildir: Maildir,
  keepDays: number,
  log: FastifyBaseLogger,
): Promise<void> {
  const now = Date.now();
  const all = await maildir.find();
  const newest = Math.max(...all.map(({ id }) => id.received.getTime()));
  if (all.length > 0 && Math.abs(now - newest) > MOST_APART) {
    log.error({ alarm: true }, "the newest enquiry is far from the clock: nothing is tidied up");
    return;
  }
  const old = all
    .filter(({ state }) => state === "sent" || state === "review")
    .filter(({ id }) => id.received.getTime() < now - keepDays * DAY);
  for (const message of old) await maildir.remove(message);
  if (old.length > 0) log.info({ removed: old.length }, "old enquiries removed");
}
