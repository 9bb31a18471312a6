import path from "node:path";
import fastify, { LogController, type FastifyInstance } from "fastify";
import { Delivery, type DeliveryTimes } from "../enquiry/delivery";
import { EnquiryStore } from "../enquiry/enquiry-store";
import { readMailWords } from "../enquiry/mail-words";
import { Maildir } from "../enquiry/maildir";
import { readBuiltSite } from "./built-site";
import type { ServerConfig } from "./config";
import { registerEnquiries, type EnquiryLimits, type EnquiryTools } from "./enquiry-route";
import { registerSecurityHeaders } from "./headers";
import { Pages } from "./pages";
import { createStamps, keptSecret } from "./stamps";
import { serveSite } from "./static-files";

const DAY = 24 * 60 * 60 * 1000;

/** What tests and benchmarks set apart from the operator's configuration. */
export interface ServerOptions {
  /** The built site, and the content that it was built from. */
  publicFolder: string;
  contentFolder: string;
  /** Where the log goes; true for standard output. */
  logger: boolean | { level?: string; stream: NodeJS.WritableStream };
  limits: Partial<EnquiryLimits>;
  deliveryTimes: Partial<DeliveryTimes>;
}

const limits: EnquiryLimits = { perAddress: 5, overall: 60, window: 60_000, leastTime: 2000 };

/** Builds the server for a configuration; it does not listen yet. */
export async function createServer(
  config: ServerConfig,
  options: Partial<ServerOptions> = {},
): Promise<FastifyInstance> {
  const { trustProxy } = config;
  const site = readBuiltSite(options.publicFolder ?? path.resolve("public"));
  const app = fastify({
    logger: options.logger ?? true,
    // A line per request would keep addresses of visitors.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : trustProxy,
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    forceCloseConnections: "idle",
    // A visitor whose request comes just before a restart has nobody else to ask.
    return503OnClosing: false,
  });
  app.server.headersTimeout = 15_000;
  await registerSecurityHeaders(app, site.inlineScripts);
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  const pages = new Pages(site);
  await serveSite(app, site, pages);

  const words = readMailWords(options.contentFolder ?? path.resolve("content"));
  const maildir = new Maildir(path.resolve(config.enquiryFolder));
  const store = new EnquiryStore(maildir);
  await store
    .open()
    .catch((error: unknown) => app.log.error({ error, alarm: true }, "no place for enquiries"));
  const envelope = { from: config.from ?? words.companyEmail, to: config.to ?? words.companyEmail };
  const delivery = config.smtpUrl
    ? new Delivery(maildir, config.smtpUrl, envelope, app.log, options.deliveryTimes)
    : undefined;
  const tools: EnquiryTools = {
    pages,
    maildir,
    store,
    stamps: createStamps(config.stampSecret ?? keptSecret(maildir.folder)),
    envelope,
    words,
    limits: { ...limits, ...options.limits },
    onStored: () => delivery?.wake(),
  };
  await app.register((scope) => registerEnquiries(scope, tools));

  const tidy = () =>
    store
      .removeBefore(Date.now() - config.keepDays * DAY)
      .then((removed) => removed > 0 && app.log.info({ removed }, "old enquiries removed"))
      .catch((error: unknown) => app.log.error({ error }, "old enquiries not removed"));
  await tidy();
  const daily = setInterval(() => void tidy(), DAY).unref();
  app.addHook("onListen", (done) => {
    delivery?.wake();
    done();
  });
  app.addHook("onClose", async () => {
    clearInterval(daily);
    await delivery?.stop();
  });
  return app;
}
