import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { DAY, fillKnown } from "@typed-site/utils";
import type { EnquiryContext } from "../context";
import { readSummary, writeMessage } from "./compose";
import type { MailWords } from "./mail-words";
import type { Relay } from "./relay";

/** UTC; in Poland that is 7:00 in winter and 8:00 in summer. */
const TIME = "06:00:00.000Z";
/** Rows of one mail's table, some 500 kB; the rest waits for the next day's. */
const MOST = 4000;
/** The file with the day of the last mail, beside the folders of enquiries. */
const LAST = "daily-mail.txt";

/**
 * Sends the mail that tells once a day what waits for a person, and on the first day of a month what is to be deleted in
 * the mail box, if it is time and there is something to tell. The enquiries in its table are then done with. The day is
 * noted first: no restart sends a second mail, and after a crash the next day's has the same enquiries again. One that
 * the relay has not taken is sent at the next call.
 * @returns whether it was sent
 * @throws the file system's error
 */
export async function sendDailyMail(
  context: Pick<EnquiryContext, "maildir" | "envelope" | "words" | "log">,
  relay: Pick<Relay, "send" | "wasSentWhole">,
  now: Date,
): Promise<boolean> {
  const { maildir, envelope, words, log } = context;
  const day = now.toISOString().slice(0, 10);
  const file = path.join(maildir.folder, LAST);
  const last = await readFile(file, "utf8").catch(() => "");
  if (now < new Date(`${day}T${TIME}`) || last === day) return false;
  const marked = (await maildir.list("new")).filter(({ id }) => id.urgency === "daily");
  const failed = await maildir.list("failed");
  const review = await maildir.list("review");
  const listed = marked.slice(0, MOST);
  const fresh = review.filter(({ id }) => id.received.getTime() > now.getTime() - DAY);
  const lines = linesOf(words.daily, now, [
    [words.daily.marked, listed.length],
    [words.daily.waiting, marked.length - listed.length],
    [fillKnown(words.daily.review, { all: `${review.length}` }), fresh.length],
    [words.daily.failed, failed.length],
  ]);
  if (lines.length === 0) return false;
  for (const { state, name } of [...failed.slice(0, MOST), ...listed]) {
    lines.push(await readSummary(maildir.path(state, name)));
  }
  const text = [...lines, ""].join("\n");
  const message = writeMessage({ ...envelope, subject: words.daily.subject, date: now, text });
  await writeFile(file, day, { mode: 0o600 });
  try {
    await relay.send(await buffer(message));
  } catch (error) {
    // Where only the relay's answer is missing, it may have taken the mail.
    if (!relay.wasSentWhole) {
      await writeFile(file, last);
      log.error({ code: (error as NodeJS.ErrnoException).code }, "daily mail not sent");
      return false;
    }
  }
  await maildir.move("new", "sent", ...listed.map(({ name }) => name));
  return true;
}

/**
 * What the mail says above its table.
 * @param counts lines with `{count}`, and how many there are; none are not told
 */
function linesOf(
  { help, monthly }: MailWords["daily"],
  now: Date,
  counts: readonly [line: string, count: number][],
): string[] {
  const lines = counts
    .filter(([, count]) => count > 0)
    .map(([line, count]) => fillKnown(line, { count: `${count}` }));
  if (lines.length > 0) lines.push("", help);
  if (now.getUTCDate() === 1) lines.push("", monthly);
  return lines;
}
