import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { DAY, fillKnown } from "@typed-site/utils";
import type { EnquiryContext } from "../context";
import type { Spool } from "../storage/spool";
import { readSummary, writeMessage } from "./compose";
import type { Relay } from "./relay";

/** UTC; in Poland that is 7:00 in winter and 8:00 in summer. */
const TIME = "06:00:00.000Z";
/** Rows of one mail's table, some 500 kB; the rest waits for the next day's. */
const MOST = 4000;
/** The file with the day of the last mail and the month of the last reminder, beside the folders of enquiries. */
const LAST = "daily-mail.txt";

/**
 * Sends the mail that tells once a day what waits for a person, and once a month, on the first day on which it can, what
 * is to be deleted in the mail box, if it is time and there is something to tell. The enquiries in its table are then done with. The day is
 * noted first: no restart sends a second mail, and after a crash the next day's has the same enquiries again. One that
 * the relay has not taken is sent at the next call.
 * @returns whether it was sent
 * @throws the relay's error, or the file system's
 */
export async function sendDailyMail(
  { spool, envelope, words: { daily } }: Pick<EnquiryContext, "spool" | "envelope" | "words">,
  relay: Pick<Relay, "send" | "wasSentWhole">,
  now: Date,
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const file = path.join(spool.folder, LAST);
  const before = await readFile(file, "utf8").catch(() => "");
  const month = day.slice(0, 7);
  // A new site has nothing to delete yet.
  const [last, reminded = now.getUTCDate() === 1 ? "" : month] = before.split(" ");
  if (now < new Date(`${day}T${TIME}`) || last === day) return false;
  if (!before.includes(" ")) await writeFile(file, `${last} ${reminded}`, { mode: 0o600 });
  const marked = (await spool.list("new")).filter(({ id }) => id.urgency === "daily");
  const listed = marked.slice(0, MOST);
  const failed = await spool.list("failed");
  const review = await spool.list("review");
  const fresh = review.filter(({ id }) => id.received.getTime() > now.getTime() - DAY);
  const countLine = (line: string, count: number) =>
    count > 0 ? fillKnown(line, { count: `${count}`, all: `${review.length}` }) : [];
  const lines = [
    countLine(daily.marked, listed.length),
    countLine(daily.waiting, marked.length - listed.length),
    countLine(daily.review, fresh.length),
    countLine(daily.failed, failed.length),
  ].flat();
  if (lines.length > 0) lines.push("", daily.help);
  if (reminded !== month) {
    const count = await sentInMonthBefore(spool, now);
    lines.push("", fillKnown(daily.sent, { count: `${count}` }), daily.monthly);
  }
  if (lines.length === 0) return false;
  for (const { state, name, id } of [...failed.slice(0, MOST), ...listed]) {
    const row = await readSummary(spool.path(state, name)).catch(() => `${id.number} | ?`);
    lines.push(row);
  }
  const text = [...lines, ""].join("\n");
  const message = writeMessage({ ...envelope, subject: daily.subject, date: now, text });
  await writeFile(file, `${day} ${month}`, { mode: 0o600 });
  try {
    await relay.send(await buffer(message));
  } catch (error) {
    // Where only the relay's answer is missing, it may have taken the mail.
    if (!relay.wasSentWhole) {
      await writeFile(file, `${last} ${reminded}`);
      throw error;
    }
  }
  await spool.move("new", "sent", ...listed.map(({ name }) => name));
  return true;
}

/** How many enquiries that came in the month before were mailed, by the days of UTC. */
async function sentInMonthBefore(spool: Spool, now: Date): Promise<number> {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const [from, to] = [Date.UTC(year, month - 1), Date.UTC(year, month)];
  const sent = await spool.list("sent");
  return sent.filter(
    ({ id: { received } }) => received.getTime() >= from && received.getTime() < to,
  ).length;
}
