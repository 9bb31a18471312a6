import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { ServedPages } from "../../site/served-pages";
import { LEAST_TIME } from "../shared/stamp-times";
import type { EnquiryConfig } from "./config";
import type { DeliveryTimes } from "./delivery/delivery";
import { readMailWords } from "./delivery/mail-words";
import { Upkeep } from "./delivery/upkeep";
import { type EnquiryTools, registerEnquiries } from "./endpoint/enquiry-route";
import type { EnquiryLimits } from "./endpoint/limits";
import { createStamps, keptSecret } from "./endpoint/stamps";
import { PhotoReader, type PhotoTimes } from "./photos/photos";
import { Metrics } from "./status/metrics";
import { registerStatus } from "./status/status";
import { EnquiryStore } from "./storage/enquiry-store";
import { Maildir } from "./storage/maildir";
import { Storage } from "./storage/storage";

/** What tests and benchmarks set apart from the operator's configuration. */
export interface EnquiryOptions {
  /** The content that the site was built from: the words of the mail. */
  contentFolder: string;
  limits: Partial<EnquiryLimits>;
  deliveryTimes: Partial<DeliveryTimes>;
  photoTimes: Partial<PhotoTimes>;
  /** Free bytes below which no photos are taken. */
  reserve: number;
}

const limits: EnquiryLimits = { perAddress: 5, overall: 60, window: 60_000, leastTime: LEAST_TIME };

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
  const storage = new Storage(maildir, options.reserve);
  const metrics = new Metrics();
  const upkeep = new Upkeep({
    maildir,
    store,
    envelope,
    words,
    log: app.log,
    smtpUrl: config.smtpUrl,
    keepDays: config.keepDays,
    times: options.deliveryTimes ?? {},
    onOutcome: metrics.onOutcome,
  });
  await upkeep.takeCare();
  registerStatus(app, { maildir, storage, upkeep, metrics, token: config.statusToken });
  const tools: EnquiryTools = {
    pages,
    maildir,
    store,
    stamps: createStamps(config.stampSecret ?? keptSecret(maildir.folder)),
    envelope,
    photos: new PhotoReader(options.photoTimes),
    words,
    limits: { ...limits, ...options.limits },
    marking: config.marking,
    setRoomAside: () => storage.setRoomAside(),
    onStored: (signs) => {
      metrics.onStored(signs);
      upkeep.wake();
    },
  };
  await app.register((scope) => registerEnquiries(scope, tools));

  app.addHook("onListen", (done) => {
    upkeep.open();
    done();
  });
  app.addHook("onClose", () => upkeep.stop());
}
