import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { ServedPages } from "../../site/served-pages";
import { LEAST_TIME } from "../shared/stamp-times";
import type { EnquiryConfig } from "./config";
import { Delivery, type DeliveryTimes } from "./delivery/delivery";
import { readMailWords } from "./delivery/mail-words";
import { type EnquiryLimits, registerEnquiries, type Room } from "./endpoint/enquiry-route";
import { MarkedInTurn } from "./endpoint/marked-in-turn";
import { senderLimits } from "./endpoint/senders";
import { createStamps, keptSecret } from "./endpoint/stamps";
import { registerStatus } from "./status";
import { EnquiryStore } from "./storage/enquiry-store";
import { Maildir } from "./storage/maildir";

/** What tests and benchmarks set apart from the operator's configuration. */
export interface EnquiryOptions {
  /** The content that the site was built from: the words of the mail. */
  contentFolder: string;
  limits: Partial<EnquiryLimits & { marked: number }>;
  deliveryTimes: Partial<DeliveryTimes>;
  room: Partial<Room>;
}

/** Enquiries with a mark that are mailed at once, in an hour. */
const MOST_MARKED = 30;

/**
 * Adds all that enquiries need to a server: the endpoint, the Maildir, delivery while the server
 * listens, and what tells how these are.
 * @param pages the built site, for answers to browsers without a script
 */
export async function addEnquiries(
  app: FastifyInstance,
  pages: ServedPages,
  config: EnquiryConfig,
  options: Partial<EnquiryOptions>,
): Promise<void> {
  const words = readMailWords(options.contentFolder ?? path.resolve("content"));
  const maildir = new Maildir(path.resolve(config.enquiryFolder));
  const store = new EnquiryStore(maildir);
  await store
    .open()
    .catch((error: unknown) => app.log.error({ error, alarm: true }, "no place for enquiries"));
  const envelope = { from: config.from ?? words.companyEmail, to: config.to ?? words.companyEmail };
  const room = { photos: 1e9, text: 100e6, ...options.room };
  const counters = registerStatus(app, maildir, condition, config.statusToken);
  const delivery = new Delivery({
    maildir,
    envelope,
    words,
    log: app.log,
    smtpUrl: config.smtpUrl,
    keepDays: config.keepDays,
    times: options.deliveryTimes ?? {},
    onOutcome: (outcome) => counters.mails.inc({ outcome }),
  });
  await app.register((scope) =>
    registerEnquiries(scope, {
      pages,
      maildir,
      store,
      stamps: createStamps(config.stampSecret ?? keptSecret(maildir.folder)),
      envelope,
      words,
      limits: { ...senderLimits, leastTime: LEAST_TIME, ...options.limits },
      room,
      marked: new MarkedInTurn(options.limits?.marked ?? MOST_MARKED),
      onStored: (signs) => {
        counters.stored.inc({ marked: String(signs.length > 0) });
        delivery.wake();
      },
    }),
  );
  async function condition() {
    const freeBytes = await maildir.freeBytes();
    return {
      canStore: (await maildir.canStore()) && freeBytes > room.text,
      freeBytes,
      takesPhotos: freeBytes > room.photos,
      isDelivering: delivery.isDelivering,
    };
  }

  app.addHook("onListen", (done) => {
    delivery.start();
    done();
  });
  app.addHook("onClose", () => delivery.stop());
}
