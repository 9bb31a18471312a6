import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import MailComposer from "nodemailer/lib/mail-composer";
import { type EnquiryId, fileName, parseFileName } from "../storage/enquiry";
import type { Maildir } from "../storage/maildir";
import type { Envelope } from "./compose";
import type { MailWords } from "./mail-words";
import { withoutPhotos } from "./without-photos";

/** UTC; in Poland it is seven in winter and eight in summer. */
const HOUR = 6;
/** Marked enquiries that one mail holds; the next day's takes the rest. */
const MOST = 50;

const MARK = "DZ";

/** What a daily mail is made of. */
export interface DailyMailTools {
  maildir: Maildir;
  envelope: Envelope;
  words: MailWords;
}

/**
 * Writes the mail that says once a day what waits for a person, if its time has come, there is none
 * yet, and there is something to say. It lies in `new` like an enquiry, under a name of its day: so it
 * is delivered like one, and no restart makes a second one. Marked enquiries that it holds are done
 * with. A crash right after it leaves them for the next day's mail once more: twice is better than
 * never.
 * @returns whether it was written
 * @throws the file system's error
 */
export async function writeDailyMail(
  { maildir, envelope: { from, to }, words }: DailyMailTools,
  now: Date,
): Promise<boolean> {
  const id = idOf(now);
  const name = fileName(id);
  if (now < id.received || (await maildir.stateOf(name))) return false;
  const marked = (await maildir.list("marked")).slice(0, MOST);
  const failed = (await maildir.list("failed")).filter((failure) => !isDaily(failure));
  const review = await maildir.list("review");
  const before = await timeOfLast(maildir);
  const fresh = review.filter((one) => receivedAt(one) > before);
  if (marked.length + failed.length + fresh.length === 0) return false;
  const { daily } = words;
  const lines = [
    [marked.length, daily.marked],
    [fresh.length, daily.review],
    [failed.length, daily.failed],
  ] as const;
  const text = lines
    .filter(([count]) => count > 0)
    .map(([count, line]) => line.replace("{count}", String(count)))
    .map((line) => line.replace("{all}", String(review.length)));
  const message = new MailComposer({
    from,
    to,
    subject: daily.subject,
    date: now,
    text: [...text, "", daily.help, ""].join("\n"),
    textEncoding: "quoted-printable",
    attachments: await attachmentsOf(marked, maildir, words),
    disableUrlAccess: true,
  });
  await maildir.write("new", name, await message.compile().build());
  for (const one of marked) await maildir.move(one, "marked", "sent");
  return true;
}

/** Photos stay where they are: a day's photos together would be larger than relays take. */
async function attachmentsOf(names: readonly string[], maildir: Maildir, words: MailWords) {
  const attachments = [];
  for (const name of names) {
    const file = maildir.path("marked", name);
    const number = parseFileName(name)?.number ?? "";
    const note = words.withoutPhotos.replace("{number}", number);
    const content = (await withoutPhotos(file, note)) ?? (await readFile(file));
    attachments.push({
      content,
      filename: `${number}.eml`,
      contentType: "message/rfc822",
      contentDisposition: "attachment" as const,
    });
  }
  return attachments;
}

async function timeOfLast(maildir: Maildir): Promise<number> {
  const names = [...(await maildir.list("sent")), ...(await maildir.list("failed"))];
  const times = names.filter(isDaily).map(receivedAt);
  return Math.max(0, ...times);
}

/** The same all day long. */
function idOf(now: Date): EnquiryId {
  const day = now.toISOString().slice(0, 10);
  const [year = "", month = "", date = ""] = day.split("-");
  return {
    number: `${year.slice(2)}-${MARK}${month}${date}`,
    fingerprint: createHash("sha256").update(`daily ${day}`).digest("hex").slice(0, 32),
    received: new Date(`${day}T${String(HOUR).padStart(2, "0")}:00:00.000Z`),
  };
}

const receivedAt = (name: string) => parseFileName(name)?.received.getTime() ?? 0;

function isDaily(name: string): boolean {
  const id = parseFileName(name);
  return id !== undefined && fileName(idOf(id.received)) === name;
}
