import type { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import { fillIn } from "../../../utils";
import { FIELDS, FORM_FIELDS, isPhotoSlot, isWritten } from "../../shared/fields";
import { normaliseEmail, normaliseLine } from "../../shared/normalise";
import { isBlank } from "../../shared/rules";
import { normaliseLocation } from "../location/normalise-location";
import type { Enquiry, EnquiryId } from "../storage/enquiry";
import { readStart } from "../storage/read-start";
import type { MailWords } from "./mail-words";

/** The header with what a table of many enquiries shows of each, in base64url. */
const SUMMARY = "X-Enquiry-Summary";
/** Characters of the first words. */
const SUMMARY_LENGTH = 80;
/** More than the head of any message. */
const HEAD_BYTES = 8192;

/** Sender and recipient of the messages. */
export interface Envelope {
  from: string;
  to: string;
}

/**
 * One enquiry as a message (RFC 5322): plain text, the photos attached. The visitor's address
 * is only in Reply-To: as sender it would be a forgery to the recipient's server (SPF, DMARC).
 * A Buffer; with photos a stream, so that they are never in memory together.
 */
export async function compose(
  enquiry: Enquiry,
  { number, received }: EnquiryId,
  { from, to }: Envelope,
  words: MailWords,
): Promise<Buffer | Readable> {
  const { form, photos, signs } = enquiry;
  const { email = "", phone = "", topic = "", service = "", town = "", message } = enquiry.values;
  const address = normaliseEmail(email);
  const title = [words.subjects[form], number, signs.length > 0 && words.mark];
  const about = [topic, service, town].map(normaliseLine);
  const subject = [title, about].map((parts) => parts.filter(Boolean));
  const summary = [number, email || phone, (message || service || topic).slice(0, SUMMARY_LENGTH)];
  const attachments = photos.map(({ file: { path, type } }, index) => ({
    path,
    filename: `${number}-${index + 1}.${type.replace("image/", "")}`,
    contentType: type,
  }));
  const mail = new MailComposer({
    from,
    to,
    ...(address && { replyTo: { name: "", address } }),
    subject: [subject[0]?.join(" "), subject[1]?.join(", ")].filter(Boolean).join(": "),
    // The same for the same enquiry: a mail that is sent twice is seen as one.
    messageId: `<${number}.${received.getTime().toString(36)}@${from.replace(/^.*@/, "")}>`,
    date: received,
    text: [...written(enquiry, words), "", ...facts(enquiry, number, received, words), ""].join(
      "\n",
    ),
    textEncoding: "quoted-printable",
    headers: {
      [SUMMARY]: Buffer.from(summary.map(normaliseLine).join(" | ")).toString("base64url"),
    },
    attachments,
    disableUrlAccess: true,
  }).compile();
  return attachments.length > 0 ? mail.createReadStream() : mail.build();
}

/** The line of a stored message in a table: `26-7K2M9Q | jan@example.pl | Dzień dobry, proszę o wycenę…` */
export async function readSummary(file: string): Promise<string> {
  const head = (await readStart(file, HEAD_BYTES)).toString("latin1");
  const [, summary = ""] = new RegExp(`^${SUMMARY}:\\s+(\\S+)`, "im").exec(head) ?? [];
  return Buffer.from(summary, "base64url").toString("utf8");
}

/** The fields as typed; below an understood place a link that opens a map there. */
function written({ form, values }: Enquiry, { labels, map }: MailWords): string[] {
  return FORM_FIELDS[form].filter(isWritten).flatMap((field) => {
    const typed = values[field] ?? "";
    const { kind } = FIELDS[field];
    if (isBlank(typed)) return [];
    if (kind === "text") return ["", `${labels[field]}:`, typed, ""];
    const line = `${labels[field]}: ${typed.trim()}`;
    const place = kind === "location" && normaliseLocation(typed)?.split(", ");
    if (!place) return [line];
    const [latitude = "", longitude = ""] = place;
    return [line, `${labels.map}: ${fillIn(map.url, { latitude, longitude })}`];
  });
}

/** What is known of an enquiry beside its fields. */
function facts(
  { photos, missingPhotos, page, signs }: Enquiry,
  number: string,
  received: Date,
  words: MailWords,
): string[] {
  const { labels } = words;
  const time = received.toLocaleString("pl-PL", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Warsaw",
  });
  return [
    [labels.photos, photos.length],
    ...photos.flatMap(({ field }, index) =>
      isPhotoSlot(field) ? [[`${labels.photo} ${index + 1}`, words.slots[field]]] : [],
    ),
    [labels.missingPhotos, missingPhotos],
    [labels.number, number],
    [labels.received, time],
    [labels.page, page],
    [labels.consent, words.consent],
    [labels.signs, signs.map((sign) => words.signs[sign]).join(", ")],
  ].flatMap(([label, value]) => (value ? `${label}: ${value}` : []));
}
