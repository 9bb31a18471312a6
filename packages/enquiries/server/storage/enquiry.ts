import type { EnquiryValues, FormName } from "../../shared/fields";
import type { ChosenPhoto } from "../../shared/rules";

/**
 * A sign of a bot, which an honest visitor may show too; the mail explains each. `flood`: more enquiries without a sign
 * came in this hour than people send.
 */
export type Sign = "trap" | "noScript" | "otherSite" | "flood";

/** A photo as it was sent, under its sender's name, in a file of ours, with the media type that its first bytes show. */
export type EnquiryPhoto = ChosenPhoto<{ name: string; size: number; type: string; path: string }>;

/** How a message is mailed: at once, after the unmarked ones, or as a row of the daily mail's table. */
export type Urgency = "now" | "marked" | "daily";

/** What identifies an enquiry from its arrival on; the name of its file holds all of it. */
export interface EnquiryId {
  /** Shown to the visitor: `26-7K2M9Q`. */
  number: string;
  /** 32 hexadecimal digits, equal for a repeated enquiry. Never logged: one could guess what was typed from it. */
  fingerprint: string;
  received: Date;
  urgency: Urgency;
}

/** A valid enquiry. */
export interface Enquiry extends EnquiryId {
  form: FormName;
  values: EnquiryValues;
  /** The whole address of the page with the form. */
  page: string;
  /** In the visitor's order. */
  photos: readonly EnquiryPhoto[];
  /** The number of photos that were sent but not accepted. */
  missingPhotos: number;
  /** Why it may be a bot's. */
  signs: readonly Sign[];
}

/** The states of an enquiry; each is a folder. */
export const states = ["new", "sent", "failed", "review"] as const;
export type State = (typeof states)[number];

const NAME = /^(\d{8}T\d{9}Z)_(\d\d-[0-9A-Z]{6})_([0-9a-f]{32})(?:_(marked|daily))?\.eml$/;
const TIME = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/;

/** The name of a message's file, which sorts by time: `20261121T113128123Z_26-7K2M9Q_….eml`. */
export function fileName({ number, fingerprint, received, urgency }: EnquiryId): string {
  const mark = urgency === "now" ? "" : `_${urgency}`;
  return `${received.toISOString().replace(/[-:.]/g, "")}_${number}_${fingerprint}${mark}.eml`;
}

/** Parses the name of a message's file; undefined for any other file. */
export function parseFileName(name: string): EnquiryId | undefined {
  const [, time, number, fingerprint, urgency = "now"] = NAME.exec(name) ?? [];
  if (!time || !number || !fingerprint) return undefined;
  const received = new Date(time.replace(TIME, "$1-$2-$3T$4:$5:$6.$7Z"));
  return { number, fingerprint, received, urgency: urgency as Urgency };
}
