import { createHash } from "node:crypto";
import type { FastifyRequest, onRequestHookHandler } from "fastify";
import { isLoopback } from "@typed-site/utils/node";

/** Headers that proxies add; a request with one of these was not made on this machine. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Admits requests from this machine itself, unless through a proxy, and those with `Authorization: Bearer <token>`. */
export function statusGuard(token: string | undefined): onRequestHookHandler {
  const right = token && digest(`Bearer ${token}`);
  return (request, reply, done) => {
    const hasToken = digest(request.headers.authorization) === right;
    if (hasToken || isFromThisMachine(request)) return done();
    reply.callNotFound();
  };
}

/** Checks the host name too: another site's name may lead to this machine (DNS rebinding). */
function isFromThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  const isDirect = !FORWARDED.some((name) => headers[name] !== undefined);
  return isDirect && isLoopback(socket.remoteAddress ?? "") && isLoopback(hostname);
}

/** Compared instead of the token, so that the time it takes reveals nothing. */
const digest = (text = "") => createHash("sha256").update(text).digest("hex");
