import MailComposer from "nodemailer/lib/mail-composer";
import { type EnquiryId, fileName } from "../storage/enquiry";
import type { Maildir } from "../storage/maildir";
import { readStart } from "../storage/read-start";
import { type Envelope, readSummary } from "./compose";
import type { MailWords } from "./mail-words";

/** UTC; in Poland it is seven in winter and eight in summer. */
const TIME = "06:00:00.000Z";
const DAY = 24 * 60 * 60 * 1000;
/** Lines of one mail: about as many as a table of 500 kB holds. The next day's takes the rest. */
const MOST = 4000;
/** More than the head of any message. */
const HEAD_BYTES = 8192;

/** What a daily mail is made of. */
export interface DailyMailTools {
  maildir: Maildir;
  envelope: Envelope;
  words: MailWords;
}

/**
 * Writes the mail that says once a day what waits for a person, if its time has come, there is none
 * yet, and there is something to say. It is put into `new` like an enquiry, under a name of its day: so
 * it is delivered like one, and no restart makes a second one. The enquiries in its table are done with.
 * A crash right after it leaves them for the next day's mail once more: twice is better than never.
 * @returns whether it was written
 * @throws the file system's error
 */
export async function writeDailyMail(
  { maildir, envelope, words: { daily } }: DailyMailTools,
  now: Date,
): Promise<boolean> {
  const id = idOf(now);
  if (now < id.received || (await maildir.find(fileName(id))).length > 0) return false;
  const marked = (await maildir.list("new")).filter(({ id }) => id.urgency === "daily");
  const listed = marked.slice(0, MOST);
  const failed = (await maildir.list("failed")).filter(
    ({ id }) => id.number !== idOf(id.received).number,
  );
  const review = await maildir.list("review");
  const fresh = review.filter(({ id }) => id.received.getTime() > now.getTime() - DAY);
  const counts = [
    [listed.length, daily.marked],
    [marked.length - listed.length, daily.waiting],
    [fresh.length, daily.review.replace("{all}", String(review.length))],
    [failed.length, daily.failed],
  ] as const;
  const lines = counts.flatMap(([count, line]) =>
    count ? line.replace("{count}", `${count}`) : [],
  );
  if (lines.length === 0) return false;
  lines.push("", daily.help, "");
  for (const { name } of listed)
    lines.push(readSummary(await readStart(maildir.path("new", name), HEAD_BYTES)));
  const text = [...lines, ""].join("\n");
  const mail = new MailComposer({
    ...envelope,
    subject: daily.subject,
    date: now,
    text,
    textEncoding: "quoted-printable",
  });
  await maildir.write("new", fileName(id), await mail.compile().build());
  for (const { name } of listed) await maildir.move(name, "new", "sent");
  return true;
}

/** The same all day long: `26-DZ1121`. */
function idOf(now: Date): EnquiryId {
  const day = now.toISOString().slice(0, 10);
  const [year = "", ...date] = day.split("-");
  return {
    number: `${year.slice(2)}-DZ${date.join("")}`,
    fingerprint: `${year}${date.join("")}`.padStart(32, "0"),
    received: new Date(`${day}T${TIME}`),
    urgency: "now",
  };
}
