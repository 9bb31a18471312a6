import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { EnquiryConfig } from "./config";
import { Delivery } from "./delivery/delivery";
import type { MailWords } from "./delivery/mail-words";
import type { DeliveryTimes } from "./delivery/times";
import { Budgets, type Limits } from "./endpoint/budgets";
import { registerEnquiries } from "./endpoint/enquiry-route";
import type { ReceiveTools } from "./endpoint/receive";
import type { ServedPages } from "./served-pages";
import { registerStatus } from "./status";
import { EnquiryStore } from "./storage/enquiry-store";
import { Maildir } from "./storage/maildir";

/** What tests and benchmarks set apart from the operator's configuration. */
export interface EnquiryOptions {
  limits: Partial<Limits>;
  deliveryTimes: Partial<DeliveryTimes>;
  room: Partial<ReceiveTools["room"]>;
}

/** Adds the endpoint for enquiries to a server, their delivery while it listens, and what tells how these are. */
export async function addEnquiries(
  app: FastifyInstance,
  pages: ServedPages,
  config: EnquiryConfig,
  words: MailWords,
  options: Partial<EnquiryOptions>,
): Promise<void> {
  const { companyEmail } = words;
  const { ENQUIRY_FROM: from = companyEmail, ENQUIRY_TO: to = companyEmail } = config;
  const envelope = { from, to };
  const maildir = new Maildir(path.resolve(config.ENQUIRY_DIR));
  await maildir
    .makeFolders()
    .catch((error: unknown) => app.log.error({ error, alarm: true }, "no place for enquiries"));
  const times = options.deliveryTimes ?? {};
  const delivery = new Delivery({ maildir, envelope, words, config, times, log: app.log });
  const tools: ReceiveTools = {
    pages,
    maildir,
    store: new EnquiryStore(maildir, envelope, words),
    budgets: new Budgets(options.limits),
    room: { photos: 1e9, text: 100e6, ...options.room },
    onStored: () => delivery.wake(),
  };
  registerStatus(app, tools, delivery, config.STATUS_TOKEN);
  await app.register((scope) => registerEnquiries(scope, tools));
  app.addHook("onListen", (done) => {
    delivery.start();
    done();
  });
  app.addHook("onClose", () => delivery.stop());
}
