import type { EnquiryValues, FormName } from "../../shared/fields";
import type { ChosenPhoto } from "../../shared/rules";

/** What a robot would show, and sometimes a person; the mail has words for each. */
export type Sign = "trap" | "noScript" | "otherSite" | "overBudget";

/** A photo as it was sent: bytes, the media type that its first bytes show, and a file of ours. */
export type EnquiryPhoto = ChosenPhoto<{ size: number; type: string; path: string }>;

/** How a message is mailed: at once, after those without a mark, or as a line of the daily mail. */
export type Urgency = "now" | "marked" | "daily";

/** What an enquiry is known by from its arrival on. */
export interface EnquiryId {
  /** Told to the visitor: `26-7K2M9Q`. */
  number: string;
  /** 32 hexadecimal digits; the same for a repeated enquiry. Only the message's name holds it, no log. */
  fingerprint: string;
  received: Date;
  urgency: Urgency;
}

/** What a visitor sent, checked. */
export interface Enquiry extends EnquiryId {
  form: FormName;
  values: EnquiryValues;
  /** Address of the page that the form is on. */
  page: string;
  /** In the visitor's order. */
  photos: readonly EnquiryPhoto[];
  /** How many photos were sent, but not taken. */
  missingPhotos: number;
  /** Why it may be a robot's; the reader of the mail is told. */
  signs: readonly Sign[];
}

/** What became of an enquiry; each state is a folder. */
export const states = ["new", "sent", "failed", "review"] as const;
export type State = (typeof states)[number];

const NAME = /^(\d{8}T\d{9}Z)_(\d\d-[0-9A-Z]{6})_([0-9a-f]{32})(?:_(marked|daily))?\.eml$/;
const TIME = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/;

/** `20261121T113128123Z_26-7K2M9Q_….eml`: names sort by time and tell all that an index needs. */
export function fileName({ number, fingerprint, received, urgency }: EnquiryId): string {
  const mark = urgency === "now" ? "" : `_${urgency}`;
  return `${received.toISOString().replace(/[-:.]/g, "")}_${number}_${fingerprint}${mark}.eml`;
}

/** Reads the name of a message; undefined for one that is not ours. */
export function parseFileName(name: string): EnquiryId | undefined {
  const [, time, number, fingerprint, urgency = "now"] = NAME.exec(name) ?? [];
  if (!time || !number || !fingerprint) return undefined;
  const received = new Date(time.replace(TIME, "$1-$2-$3T$4:$5:$6.$7Z"));
  return { number, fingerprint, received, urgency: urgency as Urgency };
}
