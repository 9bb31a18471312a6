import type { FastifyBaseLogger } from "fastify";
import type { EnquiryConfig } from "./config";
import type { Envelope } from "./delivery/compose";
import type { MailWords } from "./delivery/mail-words";
import type { DeliveryTimes } from "./delivery/times";
import type { Budgets } from "./endpoint/budgets";
import type { ServedPages } from "./served-pages";
import type { Maildir } from "./storage/maildir";

/** What receiving, delivery and status work with. */
export interface Tools {
  pages: ServedPages;
  config: EnquiryConfig;
  words: MailWords;
  envelope: Envelope;
  maildir: Maildir;
  budgets: Budgets;
  /** Enquiries that are being stored: fingerprint → number. */
  arriving: Map<string, Promise<string>>;
  /** Free bytes of the disk below which no photos and no texts are taken. */
  room: { photos: number; text: number };
  times: DeliveryTimes;
  /** Must not get anything that a visitor typed. */
  log: FastifyBaseLogger;
}
