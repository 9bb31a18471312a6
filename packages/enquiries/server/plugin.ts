import path from "node:path";
import type { FastifyInstance } from "fastify";
import { Delivery } from "./delivery/delivery";
import { type DeliveryTimes, deliveryTimes } from "./delivery/times";
import { Budgets, type Limits } from "./endpoint/budgets";
import { registerEnquiries } from "./endpoint/enquiry-route";
import { registerStatus } from "./status";
import { Maildir } from "./storage/maildir";
import type { Tools } from "./tools";

/** Options for tests and benchmarks, besides the operator's configuration. */
export interface EnquiryOptions {
  limits: Partial<Limits>;
  deliveryTimes: Partial<DeliveryTimes>;
  room: Tools["room"];
}

/** Adds the endpoint for enquiries, their delivery while the server listens, and the routes that tell its status. */
export async function addEnquiries(
  app: FastifyInstance,
  site: Pick<Tools, "pages" | "config" | "words">,
  options: Partial<EnquiryOptions>,
): Promise<void> {
  const { config, words } = site;
  const { ENQUIRY_FROM: from = words.companyEmail, ENQUIRY_TO: to = words.companyEmail } = config;
  const envelope = { from, to };
  const maildir = new Maildir(path.resolve(config.ENQUIRY_DIR));
  await maildir
    .makeFolders()
    .catch((error: unknown) => app.log.error({ error, alarm: true }, "no place for enquiries"));
  const budgets = new Budgets(options.limits);
  const room = options.room ?? { photos: 1e9, text: 100e6 };
  const times = { ...deliveryTimes, ...options.deliveryTimes };
  const arriving = new Map<string, Promise<string>>();
  const tools = { ...site, envelope, maildir, budgets, arriving, room, times, log: app.log };
  const delivery = new Delivery(tools);
  registerStatus(app, tools, delivery);
  await app.register((scope) => registerEnquiries(scope, tools));
  app.addHook("onListen", (done) => {
    delivery.start();
    done();
  });
  app.addHook("onClose", () => delivery.stop());
}
