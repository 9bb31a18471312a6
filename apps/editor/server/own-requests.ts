import type { FastifyInstance } from "fastify";
import { isForOwnOrigin } from "@typed-site/utils/node";

/** What a browser may do with each answer: show it in a frame of its own origin alone, and ask whether it is still the same. */
const HEADERS = {
  "x-frame-options": "SAMEORIGIN",
  "content-security-policy": "frame-ancestors 'self'",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-cache",
};

/**
 * Answers requests of other sites with 403, before anything else looks at them.
 * @param origin where browsers find the page besides this machine
 */
export function answerOwnRequests(app: FastifyInstance, origin?: string): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(HEADERS);
    if (isForOwnOrigin(request.raw, origin)) return done();
    void reply.code(403).send({ error: "Only the editing page itself may ask." });
  });
  // A browser keeps a page that was left as it was, and would show it by Back to whoever comes after a logout; one that may
  // not be stored goes with the cookie of the session.
  app.addHook("onSend", (_request, reply, payload, done) => {
    const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
    if (isPage) void reply.header("cache-control", "no-store");
    done(null, payload);
  });
}
