import type { FastifyInstance } from "fastify";
import type { EnquiryContext } from "./context";
import { statusGuard } from "./status-guard";

/** Adds `/healthz` for everybody, and `/readyz` for this machine and whoever has the token. */
export function registerStatus(app: FastifyInstance, context: EnquiryContext): void {
  const onRequest = statusGuard(context.config.STATUS_TOKEN);
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", { onRequest }, async (_request, reply) => {
    const status = await readStatus(context);
    return reply
      .code(status.canStore ? 200 : 503)
      .header("cache-control", "no-store")
      .send(status);
  });
}

/** What `/readyz` answers. */
async function readStatus({ spool, room, refused }: EnquiryContext) {
  const freeBytes = await spool.freeBytes();
  const [waiting, failed, review] = await Promise.all([
    spool.list("new"),
    spool.list("failed"),
    spool.list("review"),
  ]);
  const now = Date.now();
  const oldest = [...waiting, ...failed]
    .filter(({ id }) => id.urgency !== "daily")
    .reduce((time, { id }) => Math.min(time, id.received.getTime()), now);
  return {
    /** Whether the disk takes enquiries. */
    canStore: freeBytes > room.text && (await spool.canStore()),
    /** Of the disk; below 1e9 no photos are taken. */
    freeBytes,
    /** Waiting to be sent, or for the daily mail. */
    new: waiting.length,
    /** Refused by the relay for good. */
    failed: failed.length,
    /** Held back as spam. */
    review: review.length,
    /** Sent back with faults (422) or turned away, since the start: how many, by HTTP status. */
    refused,
    /** Age of the oldest enquiry that the relay has not taken. */
    oldestUnsentSeconds: Math.round((now - oldest) / 1000),
  };
}
