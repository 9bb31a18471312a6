import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import { fillIn } from "../../../utils";
import { FIELDS, FORM_FIELDS, isPhotoSlot, isWritten } from "../../shared/fields";
import { normaliseEmail, normaliseLine } from "../../shared/normalise";
import { isBlank } from "../../shared/rules";
import { normaliseLocation } from "../location/normalise-location";
import type { Enquiry } from "../storage/enquiry";
import type { MailWords } from "./mail-words";

/** The header with what a table of many enquiries shows of each, in base64url. */
const SUMMARY = "X-Enquiry-Summary";
/** Characters of the first words. */
const SUMMARY_LENGTH = 80;

/** Sender and recipient of the messages. */
export interface Envelope {
  from: string;
  to: string;
}

/**
 * One enquiry as a message (RFC 5322): plain text, the photos attached. The visitor's address
 * is only in Reply-To: as sender it would be a forgery to the recipient's server (SPF, DMARC).
 */
export function compose(enquiry: Enquiry, { from, to }: Envelope, words: MailWords): Readable {
  const { form, number, received, photos, signs } = enquiry;
  const { email = "", phone = "", topic = "", service = "", town = "", message } = enquiry.values;
  const address = normaliseEmail(email);
  const title = [words.subjects[form], number, signs.length > 0 && words.mark];
  const about = [topic, service, town].map(normaliseLine);
  const subject = [title, about].map((parts) => parts.filter(Boolean));
  const summary = [number, email || phone, (message || service || topic).slice(0, SUMMARY_LENGTH)];
  const mail = new MailComposer({
    from,
    to,
    ...(address && { replyTo: { name: "", address } }),
    subject: [subject[0]?.join(" "), subject[1]?.join(", ")].filter(Boolean).join(": "),
    // The same for the same enquiry: a mail that is sent twice is seen as one.
    messageId: `<${number}.${received.getTime().toString(36)}@${from.replace(/^.*@/, "")}>`,
    date: received,
    text: [...written(enquiry, words), "", ...facts(enquiry, words), ""].join("\n"),
    textEncoding: "quoted-printable",
    headers: {
      [SUMMARY]: Buffer.from(summary.map(normaliseLine).join(" | ")).toString("base64url"),
    },
    attachments: photos.map(({ file: { path, type } }, index) => ({
      path,
      filename: `${number}-${index + 1}.${type.replace("image/", "")}`,
      contentType: type,
    })),
    disableUrlAccess: true,
  });
  return mail.compile().createReadStream();
}

/** The line of a stored message in a table: `26-7K2M9Q | jan@example.pl | Dzień dobry, proszę o wycenę…` */
export async function readSummary(file: string): Promise<string> {
  const message = await readFile(file, "latin1");
  const [, summary = ""] = new RegExp(`^${SUMMARY}:\\s+(\\S+)`, "im").exec(message) ?? [];
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
function facts(enquiry: Enquiry, { labels, slots, signs, consent }: MailWords): string[] {
  const { photos, missingPhotos, number, received, page } = enquiry;
  return [
    [labels.photos, photos.length],
    ...photos.flatMap(({ field }, index) =>
      isPhotoSlot(field) ? [[`${labels.photo} ${index + 1}`, slots[field]]] : [],
    ),
    [labels.missingPhotos, missingPhotos],
    [labels.number, number],
    [labels.received, received.toLocaleString("pl-PL", { timeZone: "Europe/Warsaw" })],
    [labels.page, page],
    [labels.consent, consent],
    [labels.signs, enquiry.signs.map((sign) => signs[sign]).join(", ")],
  ].flatMap(([label, value]) => (value ? `${label}: ${value}` : []));
}
