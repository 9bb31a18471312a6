import { createHash } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import { type EnquiryId, fileName } from "../storage/enquiry";
import type { Maildir, Stored } from "../storage/maildir";
import { readStart } from "../storage/read-start";
import { type Envelope, readSummary } from "./compose";
import type { MailWords } from "./mail-words";

/** UTC; in Poland it is seven in winter and eight in summer. */
const HOUR = 6;
/** Lines of one mail: about as many as a table of 500 kB holds. The next day's takes the rest. */
const MOST = 4000;
/** More than the head of any message. */
const HEAD_BYTES = 8192;

const MARK = "DZ";

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
  { maildir, envelope: { from, to }, words }: DailyMailTools,
  now: Date,
): Promise<boolean> {
  const id = idOf(now);
  if (now < id.received || (await maildir.stateOf(fileName(id)))) return false;
  const marked = (await maildir.list("new")).filter(({ id }) => id.urgency === "daily");
  const listed = marked.slice(0, MOST);
  const failed = (await maildir.list("failed")).filter((message) => !isDaily(message));
  const review = await maildir.list("review");
  const before = await timeOfLast(maildir);
  const fresh = review.filter(({ id }) => id.received.getTime() > before);
  if (marked.length + failed.length + fresh.length === 0) return false;
  const { daily } = words;
  const lines = [
    [listed.length, daily.marked],
    [marked.length - listed.length, daily.waiting],
    [fresh.length, daily.review],
    [failed.length, daily.failed],
  ] as const;
  const text = lines
    .filter(([count]) => count > 0)
    .map(([count, line]) => line.replace("{count}", String(count)))
    .map((line) => line.replace("{all}", String(review.length)));
  const table: string[] = [];
  for (const message of listed) table.push(await lineOf(message, maildir));
  const mail = new MailComposer({
    from,
    to,
    subject: daily.subject,
    date: now,
    text: [...text, "", daily.help, "", ...table, ""].join("\n"),
    textEncoding: "quoted-printable",
  });
  await maildir.write("new", fileName(id), await mail.compile().build());
  for (const { name } of listed) await maildir.move(name, "new", "sent");
  return true;
}

/** `26-7K2M9Q | jan@example.pl | Dzień dobry, proszę o wycenę…` */
async function lineOf({ name, id }: Stored, maildir: Maildir): Promise<string> {
  const head = await readStart(maildir.path("new", name), HEAD_BYTES);
  return [id.number, ...readSummary(head.toString("latin1"))].join(" | ");
}

async function timeOfLast(maildir: Maildir): Promise<number> {
  const done = [...(await maildir.list("sent")), ...(await maildir.list("failed"))];
  return Math.max(0, ...done.filter(isDaily).map(({ id }) => id.received.getTime()));
}

/** The same all day long. */
function idOf(now: Date): EnquiryId {
  const day = now.toISOString().slice(0, 10);
  const [year = "", month = "", date = ""] = day.split("-");
  return {
    number: `${year.slice(2)}-${MARK}${month}${date}`,
    fingerprint: createHash("sha256").update(`daily ${day}`).digest("hex").slice(0, 32),
    received: new Date(`${day}T${String(HOUR).padStart(2, "0")}:00:00.000Z`),
    urgency: "now",
  };
}

const isDaily = ({ name, id }: Stored) => fileName(idOf(id.received)) === name;
