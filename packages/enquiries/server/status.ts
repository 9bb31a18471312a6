import type { FastifyInstance } from "fastify";
import type { EnquiryContext } from "./context";
import { statusGuard } from "./status-guard";

/** What `/readyz` answers. */
interface EnquiryStatus {
  /** Whether the disk takes enquiries. */
  canStore: boolean;
  /** Of the disk; below 1e9 no photos are taken. */
  freeBytes: number;
  /** Waiting to be sent, or for the daily mail. */
  new: number;
  /** Refused by the relay for good. */
  failed: number;
  /** Held back as spam. */
  review: number;
  /** Sent back with faults (422) or turned away, since the start: how many, by HTTP status. */
  refused: Record<number, number>;
  /** Age of the oldest enquiry that the relay has not taken. */
  oldestUnsentSeconds: number;
}

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

async function readStatus({ maildir, room, refused }: EnquiryContext): Promise<EnquiryStatus> {
  const freeBytes = await maildir.freeBytes();
  const [waiting, failed, review] = await Promise.all([
    maildir.list("new"),
    maildir.list("failed"),
    maildir.list("review"),
  ]);
  const now = Date.now();
  const oldest = [...waiting, ...failed]
    .filter(({ id }) => id.urgency !== "daily")
    .reduce((time, { id }) => Math.min(time, id.received.getTime()), now);
  return {
    canStore: freeBytes > room.text && (await maildir.canStore()),
    freeBytes,
    new: waiting.length,
    failed: failed.length,
    review: review.length,
    refused,
    oldestUnsentSeconds: Math.round((now - oldest) / 1000),
  };
}
