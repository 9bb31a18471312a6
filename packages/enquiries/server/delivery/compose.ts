import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { domainToUnicode } from "node:url";
import type { SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import { fillKnown } from "@typed-site/utils";
import { FIELDS, FORM_FIELDS, isWritten } from "../../shared/fields";
import { normaliseEmail, normaliseLine } from "../../shared/normalise";
import { isBlank } from "../../shared/rules";
import { normaliseLocation } from "../location/normalise-location";
import type { Enquiry } from "../storage/enquiry";
import type { MailWords } from "./mail-words";

/** A header with an enquiry's row in the daily mail's table (80 characters of the message), in base64url. */
const SUMMARY = "X-Enquiry-Summary";

/** Sender and recipient of all messages. */
export interface Envelope {
  from: string;
  to: string;
}

/**
 * Composes the message for an enquiry (RFC 5322): plain text with the photos attached. The visitor's address is only
 * in Reply-To: a message from it would count as forged (SPF, DMARC).
 */
export function compose(enquiry: Enquiry, envelope: Envelope, words: MailWords): Readable {
  const { form, number, received, photos, signs } = enquiry;
  const { email = "", phone = "", when = "", topic = "", service = "", town = "" } = enquiry.values;
  const { message } = enquiry.values;
  const address = normaliseEmail(email);
  const mark = signs.length > 0 ? ` ${words.mark}` : "";
  const about = [when, topic, service, town].map(normaliseLine).filter(Boolean).join(", ");
  const summary = [number, inLetters(email) || phone, (message || service || topic).slice(0, 80)];
  return writeMessage({
    ...envelope,
    ...(address && { replyTo: { name: "", address } }),
    subject: [`${words.subjects[form]} ${number}${mark}`, about].filter(Boolean).join(": "),
    // Always the same for an enquiry, so mail programs show one that is sent twice as one.
    messageId: `<${number}.${received.getTime().toString(36)}@${envelope.from.replace(/^.*@/, "")}>`,
    date: received,
    text: [...written(enquiry, words), "", ...facts(enquiry, words), ""].join("\n"),
    headers: {
      // Otherwise the company's automatic answer would go to whomever a stranger names (RFC 3834, 5).
      "Auto-Submitted": "auto-generated",
      [SUMMARY]: Buffer.from(summary.map(normaliseLine).join(" | ")).toString("base64url"),
    },
    attachments: photos.map(({ file: { path, type } }, index) => ({
      path,
      filename: `${number}-${index + 1}.${type.replace("image/", "")}`,
    })),
  });
}

/** Writes a message of plain text and attachments as it is stored and sent. */
export function writeMessage(message: SendMailOptions): Readable {
  const textEncoding = "quoted-printable";
  const mail = new MailComposer({ ...message, textEncoding, disableUrlAccess: true });
  return mail.compile().createReadStream();
}

/** Reads a stored message's row in the table: `26-7K2M9Q | jan@example.pl | Dzień dobry, proszę o wycenę…` */
export async function readSummary(file: string): Promise<string> {
  const message = await readFile(file, "latin1");
  const [, summary = ""] = new RegExp(`^${SUMMARY}:\\s+(\\S+)`, "im").exec(message) ?? [];
  return Buffer.from(summary, "base64url").toString("utf8");
}

/**
 * An e-mail address in the letters of its domain. Of `biuro@żywopłot.pl` Chromium (156) sends `biuro@xn--ywopot-6db37b.pl`,
 * while the field shows what was typed.
 */
const inLetters = (email: string): string =>
  email.replace(/(?<=@)[^@]*xn--[^@]*$/i, (domain) => domainToUnicode(domain) || domain);

/** The fields as typed; a place that was understood is followed by a link to a map. */
function written({ form, values }: Enquiry, { labels, map }: MailWords): string[] {
  return FORM_FIELDS[form].filter(isWritten).flatMap((field) => {
    const typed = values[field] ?? "";
    const { kind } = FIELDS[field];
    if (isBlank(typed)) return [];
    if (kind === "text") return ["", `${labels[field]}:`, typed, ""];
    const line = `${labels[field]}: ${kind === "email" ? inLetters(typed.trim()) : typed.trim()}`;
    const coordinates = kind === "location" && normaliseLocation(typed)?.split(", ");
    if (!coordinates) return [line];
    const [latitude = "", longitude = ""] = coordinates;
    return [line, `${labels.map}: ${fillKnown(map.url, { latitude, longitude })}`];
  });
}

/** The mail's lines about what the visitor has not typed: photos, number, time, page, consent, signs of a bot. */
function facts(enquiry: Enquiry, { labels, slots, signs, consent }: MailWords): string[] {
  const { photos, missingPhotos, number, received, page } = enquiry;
  return [
    [labels.photos, photos.length],
    ...photos.flatMap(({ field }, index) =>
      field === "photos" ? [] : [[`${labels.photo} ${index + 1}`, slots[field]]],
    ),
    [labels.missingPhotos, missingPhotos],
    [labels.number, number],
    [labels.received, received.toLocaleString("pl-PL", { timeZone: "Europe/Warsaw" })],
    [labels.page, page],
    [labels.consent, consent],
    [labels.signs, enquiry.signs.map((sign) => signs[sign]).join(", ")],
  ].flatMap(([label, value]) => (value ? `${label}: ${value}` : []));
}
