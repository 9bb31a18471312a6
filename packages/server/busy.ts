import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LEAST_RATE, WINDOW } from "../enquiries/form";

/** Requests in work, of all clients; those above get 503. */
const MOST_IN_WORK = 500;
/** Seconds after which they may ask again. */
const RETRY = 5;
/** Requests of one connection that may wait for the one before: no browser sends any. */
const MOST_WAITING = 20;

/**
 * Works on one request of a connection at a time, and on so many of all: a request counts from the moment
 * it was read until it is answered, so that who sends or reads slowly holds up nobody.
 */
export function limitWork(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const { last, waiting } = connections.get(socket) ?? { waiting: 0 };
    const connection = { last: reply.raw, waiting: last?.writableFinished ? 0 : waiting + 1 };
    connections.set(socket, connection);
    if (!last || last.writableFinished) return done();
    if (connection.waiting > MOST_WAITING) return void socket.destroy();
    last.once("close", done);
  });

  const working = new Set<FastifyRequest>();
  app.addHook("preHandler", async (request, reply) => {
    // Photos are read while they are worked on; how many at a time, their own limit says.
    const { "content-type": type = "" } = request.headers;
    if (request.method === "POST" && type.startsWith("multipart/")) return;
    // What ends as not found comes here a second time.
    if (working.has(request)) return;
    if (working.size >= MOST_IN_WORK) return reply.code(503).header("retry-after", RETRY).send();
    working.add(request);
    reply.raw.once("close", () => working.delete(request));
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    working.delete(request);
    done();
  });
}

/** What a client has to send in a time at least. */
export interface Pace {
  /** Bytes a second. */
  rate: number;
  /** Milliseconds. */
  window: number;
}

/** Cuts off who sends the body of a request more slowly than an upload may be. */
export function cutSlowBodies(app: FastifyInstance, pace?: Partial<Pace>): void {
  const { rate, window } = { rate: LEAST_RATE, window: WINDOW, ...pace };
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    done();
    // What has no body is read to its end, and may be answered for as long as a slow reader takes (RFC 9112, 6).
    const hasBody = "content-length" in raw.headers || "transfer-encoding" in raw.headers;
    if (!hasBody || raw.complete || !raw.socket.remoteAddress) return;
    let before = raw.socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer);
      const { bytesRead } = raw.socket;
      if (bytesRead - before < (rate * window) / 1000) {
        raw.socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
        raw.socket.destroySoon();
      }
      before = bytesRead;
    }, window).unref();
    for (const event of ["end", "close"]) raw.once(event, () => clearInterval(timer));
  });
}
