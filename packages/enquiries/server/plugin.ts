import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { EnquiryContext } from "./context";
import { Delivery } from "./delivery/delivery";
import { type DeliveryTimes, deliveryTimes } from "./delivery/times";
import { Budgets, type Limits } from "./endpoint/budgets";
import { registerEndpoint } from "./endpoint/endpoint";
import { registerStatus } from "./status";
import { Spool } from "./storage/spool";

/** Options for tests and benchmarks, besides the operator's configuration. */
export interface EnquiryOptions {
  limits: Partial<Limits>;
  deliveryTimes: Partial<DeliveryTimes>;
  room: EnquiryContext["room"];
}

/** Bytes: room for some sixty enquiries with photos, and for texts until somebody has read the alarm. */
const ROOM = {
  photos: 1e9,
  text: 100e6,
};

/** Where a built page says what its address is; the environment of a server may lack it. */
const OWN_ADDRESS = /<meta [^>]*property="og:url" content="(https?:\/\/[^/"]+)/;

/**
 * Adds the endpoint for enquiries, their delivery while the server listens, and the routes that
 * tell its status.
 * @param site the built pages, the operator's settings, the mails' words and the site's addresses
 */
export async function addEnquiries(
  app: FastifyInstance,
  site: Pick<EnquiryContext, "pages" | "config" | "words" | "addresses">,
  options: Partial<EnquiryOptions> = {},
): Promise<void> {
  const { config, words } = site;
  const spool = new Spool(path.resolve(config.ENQUIRY_DIR));
  await spool
    .makeFolders()
    .catch((error: unknown) => app.log.error({ error, alarm: true }, "no place for enquiries"));
  const [, origin = ""] = OWN_ADDRESS.exec((await site.pages.html("/")) ?? "") ?? [];
  const context: EnquiryContext = {
    ...site,
    origin,
    envelope: {
      from: config.ENQUIRY_FROM ?? words.companyEmail,
      to: config.ENQUIRY_TO ?? words.companyEmail,
    },
    spool,
    budgets: new Budgets(options.limits),
    beingStored: new Map(),
    refused: {},
    room: options.room ?? ROOM,
    times: { ...deliveryTimes, ...options.deliveryTimes },
    log: app.log,
  };
  registerStatus(app, context);
  await app.register((scope) => registerEndpoint(scope, context));
  const delivery = new Delivery(context);
  app.addHook("onListen", (done) => {
    delivery.start();
    done();
  });
  app.addHook("onClose", () => delivery.stop());
}
