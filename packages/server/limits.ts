import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LEAST_RATE, RATE_WINDOW } from "./browser";

/** Requests processed at the same time, for all clients; further ones get 503. */
const MOST_IN_WORK = 500;
/** Seconds after which those may try again (`Retry-After`). */
const RETRY = 5;
/** Requests of one connection that may wait for the one before: browsers don't pipeline. */
const MOST_WAITING = 20;

/**
 * Processes one request of a connection at a time, and a limited number of all. A request counts
 * from the moment it has been read until it is answered, so slow senders and readers hold up
 * nobody.
 */
export function limitConcurrency(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const { last, waiting } = connections.get(socket) ?? { waiting: 0 };
    const isFree = !last || last.writableFinished;
    const connection = { last: reply.raw, waiting: isFree ? 0 : waiting + 1 };
    connections.set(socket, connection);
    if (isFree) return done();
    if (connection.waiting > MOST_WAITING) return void socket.destroy();
    // With a connection that has ended, Node 24 closes the answers of all that wait.
    last.once("close", () => {
      if (!socket.destroyed) done();
    });
  });

  const working = new Set<FastifyRequest>();
  app.addHook("preHandler", async (request, reply) => {
    // Photos are read while they are processed; uploads have a limit of their own.
    const { "content-type": type = "" } = request.headers;
    if (request.method === "POST" && type.startsWith("multipart/")) return;
    // Fastify runs this hook again for a request that ends as not found.
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

/** The minimum rate at which a client must send. */
export interface Pace {
  /** Bytes per second. */
  rate: number;
  /** Milliseconds over which it is measured. */
  window: number;
}

/** Disconnects clients that send a request's body below the minimum rate. */
export function cutSlowBodies(app: FastifyInstance, pace: Partial<Pace> = {}): void {
  const { rate = LEAST_RATE, window = RATE_WINDOW } = pace;
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    done();
    // A request without a body is complete; a slow reader may take its time for the answer (RFC 9112, 6).
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
