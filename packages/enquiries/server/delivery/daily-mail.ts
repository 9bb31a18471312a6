import MailComposer from "nodemailer/lib/mail-composer";
import { fileName } from "../storage/enquiry";
import type { Maildir } from "../storage/maildir";
import { type Envelope, readSummary } from "./compose";
import type { MailWords } from "./mail-words";

/** UTC; in Poland it is seven in winter and eight in summer. */
const TIME = "06:00:00.000Z";
const DAY = 24 * 60 * 60 * 1000;
/** Lines of one mail: about as many as a table of 500 kB holds. The next day's takes the rest. */
const MOST = 4000;
/** In the number of a daily mail, the same all day long: `26-DZ1121`. */
const DAILY = "-DZ";

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
  const day = now.toISOString().slice(0, 10);
  const [year = "", month = "", date = ""] = day.split("-");
  const number = `${year.slice(2)}${DAILY}${month}${date}`;
  const received = new Date(`${day}T${TIME}`);
  if (now < received || (await maildir.find(number)).length > 0) return false;
  const marked = (await maildir.list("new")).filter(({ id }) => id.urgency === "daily");
  const listed = marked.slice(0, MOST);
  const failed = (await maildir.list("failed")).filter(({ name }) => !name.includes(DAILY));
  const review = await maildir.list("review");
  const fresh = review.filter(({ id }) => id.received.getTime() > now.getTime() - DAY);
  const lines = [
    [listed.length, daily.marked],
    [marked.length - listed.length, daily.waiting],
    [fresh.length, daily.review.replace("{all}", String(review.length))],
    [failed.length, daily.failed],
  ].flatMap(([count, line]) => (count ? String(line).replace("{count}", String(count)) : []));
  if (lines.length === 0) return false;
  lines.push("", daily.help, "");
  for (const { name } of listed) lines.push(await readSummary(maildir.path("new", name)));
  const mail = new MailComposer({
    ...envelope,
    subject: daily.subject,
    date: now,
    text: [...lines, ""].join("\n"),
    textEncoding: "quoted-printable",
  });
  const id = { number, fingerprint: "0".repeat(32), received, urgency: "now" } as const;
  await maildir.write("new", fileName(id), mail.compile().createReadStream());
  await maildir.move("new", "sent", ...listed.map(({ name }) => name));
  return true;
}
