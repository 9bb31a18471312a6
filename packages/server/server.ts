import type { Socket } from "node:net";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { LONGEST_TARGET, pathOf } from "@typed-site/utils";
import { IDLE_CONNECTION } from "@typed-site/utils/node";
import { readBuiltSite, securityHeaders } from "gatsby-plugin-finished-pages/headers";
import type { ServerConfig } from "./config";
import { cutSlowBodies, limitConcurrency, type Pace } from "./limits";
import { NOT_FOUND, type ServedPages, serveSite } from "./static-files";

/** Requests whose address is too long are routed here. */
const TOO_LONG = "/414";

/** Adds routes to a server besides its files. */
export type PlugIn = (app: FastifyInstance, pages: ServedPages) => Promise<void>;

/** Options for tests and benchmarks, besides the operator's configuration. */
export interface ServerOptions {
  /** Where to log; true for standard output. */
  logger: boolean | { level?: string; stream: NodeJS.WritableStream };
  timeouts: Partial<Timeouts>;
  /** Milliseconds after which a server that stops cuts every connection. */
  shutdownGrace: number;
  pace: Partial<Pace>;
}

/** Milliseconds after which a slow client is disconnected. */
export interface Timeouts {
  /** For the headers of a request. */
  head: number;
  /** Of silence in both directions. */
  silence: number;
  /** Between two requests of a connection. */
  idle: number;
}

/** Of every server that is not told otherwise. */
export const timeouts: Timeouts = {
  head: 15_000,
  silence: 120_000,
  idle: IDLE_CONNECTION,
};

/** After so many milliseconds a server that stops cuts what is slow. */
export const SHUTDOWN_GRACE_MS = 20_000;

/** How long a server that stops waits for the first byte of a connection, in milliseconds. */
const UNUSED_MS = 500;

/** Maximum size of a request's body in bytes, unless a route allows more. */
export const BODY_BYTES = 16 * 1024;

/** Path and query of a request line that names the whole address, which a server has to accept (RFC 9112, 3.2.2). */
function withoutOrigin(url: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(url) ?? [];
  if (origin === undefined) return url;
  const target = url.slice(origin.length);
  return target.startsWith("/") ? target : `/${target}`;
}

/**
 * Creates the server from a configuration; it does not listen yet.
 * @param publicFolder the built site
 */
export async function createServer(
  publicFolder: string,
  config: ServerConfig,
  options: Partial<ServerOptions> = {},
  plugIn?: PlugIn,
): Promise<FastifyInstance> {
  const { TRUST_PROXY: trustProxy } = config;
  const { head, silence, idle } = { ...timeouts, ...options.timeouts };
  const site = readBuiltSite(publicFolder);
  const app = fastify({
    logger: options.logger ?? true,
    // Logging each request would store visitors' IP addresses.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_BYTES,
    rewriteUrl: ({ url = "/" }) => {
      if (url.length > LONGEST_TARGET) return TOO_LONG;
      const target = withoutOrigin(url);
      // Cut, or in an old encoding: the framework would answer with JSON.
      return pathOf(target) === undefined ? NOT_FOUND : target;
    },
    // A body has a minimum rate instead of a time limit: `cutSlowBodies`.
    requestTimeout: 0,
    connectionTimeout: silence,
    keepAliveTimeout: idle,
    // How often Node looks for slow clients; its default is 30 seconds.
    http: { headersTimeout: head, connectionsCheckingInterval: head / 3 },
    forceCloseConnections: "idle",
    // A visitor whose request comes just before a restart has no other server to ask.
    return503OnClosing: false,
  });
  limitConcurrency(app);
  cutSlowBodies(app, options.pace);
  const headers = Object.entries(securityHeaders(site.facts, config.HSTS_SUBDOMAINS));
  app.addHook("onRequest", (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
  app.all(TOO_LONG, (_request, reply) => reply.code(414).send());
  const pages = await serveSite(app, site);
  await plugIn?.(app, pages);
  const connections = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  app.addHook("preClose", (done) => {
    // Browsers open some ahead; to Node each is in use until it has carried a request. A proxy's request comes with it.
    setTimeout(() => {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, UNUSED_MS).unref();
    // Otherwise a connection with a pending answer would stay open for a minute after it.
    app.server.keepAliveTimeout = 1;
    // While it waits for the slowest client it takes nobody else's enquiry.
    setTimeout(
      () => app.server.closeAllConnections(),
      options.shutdownGrace ?? SHUTDOWN_GRACE_MS,
    ).unref();
    done();
  });
  return app;
}
