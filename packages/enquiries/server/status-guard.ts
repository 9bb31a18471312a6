import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest, onRequestHookHandler } from "fastify";
import { isLoopback } from "./is-loopback";

/** What proxies add; a request that has one of these was not made on this machine. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Lets through what this machine itself asks, not through a proxy here, and who has the token (`Authorization: Bearer …`). */
export function statusGuard(token: string | undefined): onRequestHookHandler {
  return (request, reply, done) => {
    if (isFromThisMachine(request) || (token && hasToken(request, token))) return done();
    reply.callNotFound();
  };
}

/** A page of another site, whose name leads here, is told apart by the name that it asks for. */
function isFromThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  const isDirect = !FORWARDED.some((name) => headers[name] !== undefined);
  return isDirect && isLoopback(socket.remoteAddress ?? "") && isLoopback(hostname);
}

/** Digests are compared, because they have one length whatever was sent. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}
