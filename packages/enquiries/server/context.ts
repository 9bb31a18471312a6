import type { FastifyBaseLogger } from "fastify";
import type { ServedPages } from "@typed-site/server";
import type { FormName } from "../shared/fields";
import type { EnquiryConfig } from "./config";
import type { Envelope } from "./delivery/compose";
import type { MailWords } from "./delivery/mail-words";
import type { DeliveryTimes } from "./delivery/times";
import type { Budgets } from "./endpoint/budgets";
import type { Spool } from "./storage/spool";

/** The site's addresses that have to do with enquiries. */
export interface EnquiryAddresses {
  /** Forms are sent to it. */
  endpoint: string;
  /** The page after an enquiry has arrived; without a script the server writes the number into it. */
  thanks: string;
  /** The page that says that nothing arrived, and how else to reach the company. */
  notSent: string;
  /** A page with each form, for faults in one that was sent from a page without it. */
  forms: Readonly<Record<FormName, string>>;
}

/** What receiving, delivery and status work with. */
export interface EnquiryContext {
  pages: ServedPages;
  config: EnquiryConfig;
  words: MailWords;
  addresses: EnquiryAddresses;
  /** Where visitors find the site, as its home page says: `https://firma.pl`; empty if it doesn't. */
  origin: string;
  envelope: Envelope;
  spool: Spool;
  budgets: Budgets;
  /** Enquiries that are being stored: fingerprint → number. */
  beingStored: Map<string, Promise<string>>;
  /** Refused enquiries since the start, by their HTTP status. */
  refused: Record<number, number>;
  /** Free bytes of the disk below which no photos and no texts are taken. */
  room: { photos: number; text: number };
  times: DeliveryTimes;
  /** Must not get anything that a visitor typed. */
  log: FastifyBaseLogger;
}
