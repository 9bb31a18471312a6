import type { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import { fillIn } from "../../../utils";
import { FIELDS, FORM_FIELDS, isPhotoSlot, isWritten } from "../../shared/fields";
import { normaliseEmail, normaliseLine, normalisePhone } from "../../shared/normalise";
import { isBlank } from "../../shared/rules";
import { normaliseLocation } from "../location/normalise-location";
import type { Enquiry, EnquiryId } from "../storage/enquiry";
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
 * A Buffer; with photos a stream, so that they are never in memory together.
 */
export async function compose(
  enquiry: Enquiry,
  id: EnquiryId,
  { from, to }: Envelope,
  words: MailWords,
): Promise<Buffer | Readable> {
  const { form, values, photos, signs } = enquiry;
  const replyTo = normaliseEmail(values.email ?? "");
  const about = [values.topic, values.service, values.town].map((value = "") =>
    normaliseLine(value),
  );
  const title = [words.subjects[form], id.number, signs.length > 0 && words.mark];
  const subject = [title.filter(Boolean).join(" "), about.filter(Boolean).join(", ")];
  const attachments = photos.map(({ file: { path, type } }, index) => ({
    path,
    filename: `${id.number}-${index + 1}.${type.replace("image/", "")}`,
    contentType: type,
  }));
  const message = new MailComposer({
    from,
    to,
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    subject: subject.filter(Boolean).join(": "),
    // The same for the same enquiry: a mail that is sent twice is seen as one.
    messageId: `<${id.number}.${id.received.getTime().toString(36)}@${from.replace(/^.*@/, "")}>`,
    date: id.received,
    text: body(enquiry, id, words).join("\n"),
    textEncoding: "quoted-printable",
    headers: { [SUMMARY]: Buffer.from(summaryOf(enquiry, id)).toString("base64url") },
    attachments,
    disableUrlAccess: true,
  }).compile();
  return attachments.length > 0 ? message.createReadStream() : message.build();
}

/** `26-7K2M9Q | jan@example.pl | Dzień dobry, proszę o wycenę…` */
function summaryOf({ values }: Enquiry, { number }: EnquiryId): string {
  const { email, phone, message, service, topic } = values;
  const parts = [number, email || phone, (message || service || topic)?.slice(0, SUMMARY_LENGTH)];
  return parts.map((part = "") => normaliseLine(part)).join(" | ");
}

/** Reads what `compose` wrote for a table; empty for a message that has nothing of it. */
export function readSummary(head: Buffer): string {
  const [, summary = ""] =
    new RegExp(`^${SUMMARY}:\\s+(\\S+)`, "im").exec(head.toString("latin1")) ?? [];
  return Buffer.from(summary, "base64url").toString("utf8");
}

function body(enquiry: Enquiry, id: EnquiryId, words: MailWords): string[] {
  const { photos, missingPhotos, signs } = enquiry;
  const { labels } = words;
  const received = new Intl.DateTimeFormat("pl-PL", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Warsaw",
  }).format(id.received);
  const lines = [
    [labels.photos, photos.length],
    ...photos.flatMap(({ field }, index) =>
      isPhotoSlot(field) ? [[`${labels.photo} ${index + 1}`, words.slots[field]]] : [],
    ),
    [labels.missingPhotos, missingPhotos],
    [labels.number, id.number],
    [labels.received, received],
    [labels.page, enquiry.page],
    [labels.consent, words.consent],
    [labels.signs, signs.map((sign) => words.signs[sign]).join(", ")],
  ] as const;
  const told = lines.filter(([, value]) => value).map((line) => line.join(": "));
  return [...written(enquiry, words), "", ...told, ""];
}

/** The fields as typed; below an understood place a link that opens a map there. */
function written({ form, values }: Enquiry, { labels, map }: MailWords): string[] {
  return FORM_FIELDS[form].filter(isWritten).flatMap((field) => {
    const typed = values[field] ?? "";
    const { kind } = FIELDS[field];
    if (isBlank(typed)) return [];
    if (kind === "text") return ["", `${labels[field]}:`, typed, ""];
    const dialled = kind === "phone" && normalisePhone(typed) !== typed && normalisePhone(typed);
    const line = `${labels[field]}: ${typed.trim()}${dialled ? ` (${dialled})` : ""}`;
    const [latitude, longitude] =
      (kind === "location" && normaliseLocation(typed)?.split(", ")) || [];
    if (!latitude || !longitude) return [line];
    return [line, `${labels.map}: ${fillIn(map.url, { latitude, longitude })}`];
  });
}
