import type { EnquiryContext } from "../context";
import type { Stored } from "../storage/maildir";

const DAY = 24 * 60 * 60 * 1000;
/** A working site may have no enquiry for so long, but no working clock is wrong by that much. */
const MOST_APART = 30 * DAY;

/**
 * Removes messages that are done with and older than `ENQUIRY_KEEP_DAYS`; what was not sent is never removed by its age. Removes
 * nothing if the newest message is far from the clock's time, because the clock may be wrong.
 */
export async function removeOld({ maildir, config, log }: EnquiryContext): Promise<void> {
  const all = await maildir.find();
  const ageOf = ({ id }: Stored) => Date.now() - id.received.getTime();
  const youngest = all.reduce((age, message) => Math.min(age, ageOf(message)), Infinity);
  if (all.length > 0 && Math.abs(youngest) > MOST_APART) {
    log.error({ alarm: true }, "the newest enquiry is far from the clock: nothing is removed");
    return;
  }
  for (const message of all) {
    const isDone = message.state === "sent" || message.state === "review";
    if (isDone && ageOf(message) > config.ENQUIRY_KEEP_DAYS * DAY) await maildir.remove(message);
  }
}
