import path from "node:path";
import fastify, { LogController, type FastifyInstance } from "fastify";
import type { DeliveryTimes } from "../enquiry/server/delivery/delivery";
import { EnquiryStore } from "../enquiry/server/storage/enquiry-store";
import { readMailWords } from "../enquiry/server/delivery/mail-words";
import { Maildir } from "../enquiry/server/storage/maildir";
import { PhotoReader, type PhotoTimes } from "../enquiry/server/photos/photos";
import { LEAST_TIME } from "../enquiry/shared/stamp-times";
import { Storage } from "../enquiry/server/storage/storage";
import { Upkeep } from "../enquiry/server/delivery/upkeep";
import { readBuiltSite } from "./built-site";
import type { ServerConfig } from "./config";
import { LONGEST_TARGET } from "./addresses";
import { registerEnquiries, type EnquiryTools } from "../enquiry/server/endpoint/enquiry-route";
import { registerSecurityHeaders } from "./headers";
import type { EnquiryLimits } from "../enquiry/server/endpoint/limits";
import { Metrics } from "../enquiry/server/status/metrics";
import { Pages } from "./pages";
import { registerPolicyReports } from "./policy/policy-reports";
import { TEXT_BYTES } from "../enquiry/server/endpoint/read-submission";
import { createStamps, keptSecret } from "../enquiry/server/endpoint/stamps";
import { serveSite } from "./static-files";
import { registerStatus } from "../enquiry/server/status/status";

/** Where requests with too long an address end. */
const TOO_LONG = "/414";

/** What tests and benchmarks set apart from the operator's configuration. */
export interface ServerOptions {
  /** The built site, and the content that it was built from. */
  publicFolder: string;
  contentFolder: string;
  /** Where the log goes; true for standard output. */
  logger: boolean | { level?: string; stream: NodeJS.WritableStream };
  limits: Partial<EnquiryLimits>;
  deliveryTimes: Partial<DeliveryTimes>;
  photoTimes: Partial<PhotoTimes>;
  timeouts: Partial<Timeouts>;
  /** Free bytes below which no photos are taken. */
  reserve: number;
}

/** Milliseconds after which a slow client is cut off. */
export interface Timeouts {
  /** To send the head of a request. */
  head: number;
  /** To send all of a request; photos come from phones in the field. */
  request: number;
  /** Without a byte in either direction. */
  silence: number;
}

const timeouts: Timeouts = { head: 15_000, request: 120_000, silence: 120_000 };

const limits: EnquiryLimits = { perAddress: 5, overall: 60, window: 60_000, leastTime: LEAST_TIME };

/** Builds the server for a configuration; it does not listen yet. */
export async function createServer(
  config: ServerConfig,
  options: Partial<ServerOptions> = {},
): Promise<FastifyInstance> {
  const { trustProxy } = config;
  const { head, request, silence } = { ...timeouts, ...options.timeouts };
  const site = readBuiltSite(options.publicFolder ?? path.resolve("public"));
  const app = fastify({
    logger: options.logger ?? true,
    // A line per request would keep addresses of visitors.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: TEXT_BYTES,
    rewriteUrl: ({ url = "/" }) => (url.length > LONGEST_TARGET ? TOO_LONG : url),
    requestTimeout: request,
    connectionTimeout: silence,
    // Node looks for late clients only now and then, by default every 30 seconds.
    http: { headersTimeout: head, connectionsCheckingInterval: head / 3 },
    forceCloseConnections: "idle",
    // A visitor whose request comes just before a restart has nobody else to ask.
    return503OnClosing: false,
  });
  // Node would hang up without a word: this is no proxy.
  app.server.on("connect", (_request, socket) =>
    socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"),
  );
  await registerSecurityHeaders(app, site.hashes);
  app.all(TOO_LONG, (_request, reply) => reply.code(414).send());
  registerPolicyReports(app, site.pages);
  const pages = new Pages(site);
  await serveSite(app, site, pages);

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
  await upkeep.start();
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
    takesPhotos: () => storage.takesPhotos(),
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
  app.addHook("preClose", (done) => {
    // A connection whose answer is still on its way would else stay open for a minute after it.
    app.server.keepAliveTimeout = 1;
    done();
  });
  app.addHook("onClose", () => upkeep.stop());
  return app;
}
