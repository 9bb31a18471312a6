import type { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import { fillIn } from "../../../utils/text/fill-in";
import { plainLetters } from "../../../utils/text/plain-letters";
import {
  FIELDS,
  FORM_FIELDS,
  isPhotoSlot,
  isWritten,
  type PhotoFieldName,
} from "../../shared/fields";
import type { Enquiry, EnquiryId } from "../storage/enquiry";
import type { NormalisedValue } from "../understand";
import type { MailWords } from "./mail-words";

/** The header with what a table of many enquiries shows of each. */
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
 * A Buffer; with photos a stream, so that they are never in memory together.
 */
export async function compose(
  enquiry: Enquiry,
  id: EnquiryId,
  { from, to }: Envelope,
  words: MailWords,
): Promise<Buffer | Readable> {
  const { email, topic, service, town } = enquiry.values;
  const about = [topic, service, town].flatMap((value) => (value ? [shown(value)] : []));
  const title = [words.subjects[enquiry.form], id.number, enquiry.signs.length > 0 && words.mark];
  const subject = [title.filter(Boolean).join(" "), about.join(", ")];
  const replyTo = email?.normalised;
  const attachments = enquiry.photos.map(({ field, path, type }, index) => {
    const name = [id.number, index + 1, ...slotInName(field, words)].join("-");
    return { path, filename: `${name}.${type.ext}`, contentType: type.mime };
  });
  const message = new MailComposer({
    from,
    to,
    ...(replyTo !== undefined && { replyTo: { name: "", address: String(replyTo) } }),
    subject: subject.filter(Boolean).join(": "),
    messageId: messageId(id, from),
    date: id.received,
    text: body(enquiry, id, words),
    textEncoding: "quoted-printable",
    headers: { [SUMMARY]: summaryOf(enquiry) },
    attachments,
    disableUrlAccess: true,
  }).compile();
  return attachments.length > 0 ? message.createReadStream() : message.build();
}

/** The same for the same enquiry: a mail that is sent twice is seen as one. */
function messageId({ number, received }: EnquiryId, from: string): string {
  const local = `${number}.${received.getTime().toString(36)}`;
  return `<${local}@${from.slice(from.lastIndexOf("@") + 1)}>`;
}

const shown = ({ typed, normalised }: NormalisedValue) => String(normalised ?? typed.trim());

/** Whom to answer and the first words, for a table of many enquiries: base64url of JSON. */
function summaryOf({ values: { email, phone, message, service, topic } }: Enquiry): string {
  const answerTo = email ?? phone;
  const about = message ?? service ?? topic;
  const parts = [answerTo && shown(answerTo), about?.typed.slice(0, SUMMARY_LENGTH)];
  const plain = parts.map((part = "") => part.replace(/\s+/g, " ").trim());
  return Buffer.from(JSON.stringify(plain)).toString("base64url");
}

/** Reads what `compose` wrote for a table; empty for a message that has nothing of it. */
export function readSummary(head: string): string[] {
  const [, summary = ""] = new RegExp(`^${SUMMARY}:\\s+(\\S+)`, "im").exec(head) ?? [];
  if (!summary) return [];
  return JSON.parse(Buffer.from(summary, "base64url").toString("utf8")) as string[];
}

function body(
  { form, values, page, photos, missingPhotos, signs }: Enquiry,
  id: EnquiryId,
  words: MailWords,
): string {
  const { labels } = words;
  const lines = FORM_FIELDS[form].filter(isWritten).flatMap((field) => {
    const value = values[field];
    if (!value) return [];
    if (FIELDS[field].kind === "text") return ["", `${labels[field]}:`, value.typed, ""];
    const line = `${labels[field]}: ${withMeaning(value, words)}`;
    const map = FIELDS[field].kind === "location" ? mapAddress(value, words) : undefined;
    return map ? [line, `${labels.map}: ${map}`] : [line];
  });
  const received = new Intl.DateTimeFormat("pl-PL", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Warsaw",
  }).format(id.received);
  return [
    ...lines,
    ...photoLines(photos, words),
    ...(missingPhotos > 0 ? [`${labels.missingPhotos}: ${missingPhotos}`] : []),
    "",
    `${labels.number}: ${id.number}`,
    `${labels.received}: ${received}`,
    `${labels.page}: ${page}`,
    `${labels.consent}: ${words.consent}`,
    ...(signs.length > 0
      ? [`${labels.signs}: ${signs.map((sign) => words.signs[sign]).join(", ")}`]
      : []),
    "",
  ].join("\n");
}

/** A link that opens a map at an understood place. */
function mapAddress({ normalised }: NormalisedValue, { map }: MailWords): string | undefined {
  const [latitude, longitude] = String(normalised ?? "").split(", ");
  return latitude && longitude && fillIn(map.url, { latitude, longitude });
}

/** What a photo shows, where the form asked for it, in letters that every mail program keeps. */
function slotInName(field: PhotoFieldName, { slots }: MailWords): string[] {
  const shown = isPhotoSlot(field) ? plainLetters(slots[field]).toLowerCase() : "";
  return shown.match(/[a-z0-9]+/g) ?? [];
}

/** How many photos are attached, and what they show. */
function photoLines(photos: Enquiry["photos"], { labels, slots }: MailWords): string[] {
  const shown = photos.flatMap(({ field }, index) =>
    isPhotoSlot(field) ? [`${labels.photo} ${index + 1}: ${slots[field]}`] : [],
  );
  return [...(photos.length > 0 ? [`${labels.photos}: ${photos.length}`] : []), ...shown];
}

/** As typed; beside it what was understood, where that says more. */
function withMeaning(value: NormalisedValue, words: MailWords): string {
  const { typed, normalised } = value;
  if (normalised === undefined || String(normalised) === typed.trim()) return typed.trim();
  return words.understood
    .replace("{typed}", () => typed)
    .replace("{value}", () => String(normalised));
}
