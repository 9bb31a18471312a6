import { createHash } from "node:crypto";
import type { FastifyRequest, onRequestHookHandler } from "fastify";
import { isLoopback } from "./is-loopback";

/** What proxies add; a request that has one of these was not made on this machine. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Lets through what this machine itself asks, not through a proxy here, and who has the token (`Authorization: Bearer …`). */
export function statusGuard(token: string | undefined): onRequestHookHandler {
  const right = token && digest(`Bearer ${token}`);
  return (request, reply, done) => {
    const hasToken = digest(request.headers.authorization) === right;
    if (hasToken || isFromThisMachine(request)) return done();
    reply.callNotFound();
  };
}

/** A page of another site, whose name leads here, is told apart by the name that it asks for. */
function isFromThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  const isDirect = !FORWARDED.some((name) => headers[name] !== undefined);
  return isDirect && isLoopback(socket.remoteAddress ?? "") && isLoopback(hostname);
}

/** Digests are compared: how long that takes tells nothing of the token. */
const digest = (text = "") => createHash("sha256").update(text).digest("hex");
