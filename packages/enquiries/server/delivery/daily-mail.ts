import { DAY, fillKnown } from "@typed-site/utils";
import type { EnquiryContext } from "../context";
import { fileName } from "../storage/enquiry";
import { readSummary, writeMessage } from "./compose";

/** UTC; in Poland that is 7:00 in winter and 8:00 in summer. */
const TIME = "06:00:00.000Z";
/** Rows of one mail's table, some 500 kB; the rest waits for the next day's. */
const MOST = 4000;
/** In the number of a daily mail, which is made of its day: `26-DZ1121`. */
const DAILY = "-DZ";

/**
 * Writes the mail that tells once a day what waits for a person, and on the first day of a month what is to be deleted in
 * the mail box, if it is time, today's is not written yet and there is something to tell. It is put into `new` like an enquiry, named by its day, so no restart makes a second one. The
 * enquiries in its table are then done with; after a crash in between the next day's mail has them again.
 * @returns whether it was written
 * @throws the file system's error
 */
export async function writeDailyMail(
  { maildir, envelope, words: { daily } }: Pick<EnquiryContext, "maildir" | "envelope" | "words">,
  now: Date,
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const number = `${day.slice(2, 4)}${DAILY}${day.slice(5).replace("-", "")}`;
  const received = new Date(`${day}T${TIME}`);
  if (now < received || (await maildir.find(number)).length > 0) return false;
  const marked = (await maildir.list("new")).filter(({ id }) => id.urgency === "daily");
  const listed = marked.slice(0, MOST);
  const failed = (await maildir.list("failed")).filter(({ name }) => !name.includes(DAILY));
  const review = await maildir.list("review");
  const fresh = review.filter(({ id }) => id.received.getTime() > now.getTime() - DAY);
  const all = `${review.length}`;
  const countLine = (line: string, count: number) =>
    count > 0 ? fillKnown(line, { count: `${count}`, all }) : [];
  const lines = [
    countLine(daily.marked, listed.length),
    countLine(daily.waiting, marked.length - listed.length),
    countLine(daily.review, fresh.length),
    countLine(daily.failed, failed.length),
  ].flat();
  if (lines.length > 0) lines.push("", daily.help);
  if (now.getUTCDate() === 1) lines.push("", daily.monthly);
  if (lines.length === 0) return false;
  for (const { state, name } of [...failed.slice(0, MOST), ...listed]) {
    lines.push(await readSummary(maildir.path(state, name)));
  }
  const text = [...lines, ""].join("\n");
  const message = writeMessage({ ...envelope, subject: daily.subject, date: now, text });
  const id = { number, fingerprint: "0".repeat(32), received, urgency: "now" } as const;
  await maildir.write("new", fileName(id), message);
  await maildir.move("new", "sent", ...listed.map(({ name }) => name));
  return true;
}
