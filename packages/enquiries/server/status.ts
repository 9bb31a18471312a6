import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import type { Delivery } from "./delivery/delivery";
import type { ReceiveTools } from "./endpoint/receive";
import { maySeeStatus } from "./status-guard";

/** `/healthz` for everybody, `/readyz` and `/metrics` for the machine itself and who has the token. */
export function registerStatus(
  app: FastifyInstance,
  tools: Pick<ReceiveTools, "maildir" | "room"> & { delivery: Delivery; token: string | undefined },
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `enquiries_${name}`, help, labelNames, registers: [registry] });
  const counter = (name: string, help: string, label: string) =>
    new Counter({ name: `enquiries_${name}`, help, labelNames: [label], registers: [registry] });
  const waiting = gauge("waiting", "Enquiries by state", "state");
  const gauges = {
    canStore: gauge("can_store", "1 if the disk takes enquiries"),
    takesPhotos: gauge("takes_photos", "1 if the disk has room for photos"),
    isDelivering: gauge("delivering", "1 if this process sends what is stored"),
    freeBytes: gauge("disk_free_bytes", "Free bytes of the disk"),
    oldestUnsentSeconds: gauge("oldest_unsent_seconds", "Age of the oldest one that was not sent"),
  };

  async function report() {
    const { maildir, delivery, room } = tools;
    const unsent = await Promise.all([maildir.list("new"), maildir.list("failed")]);
    const review = await maildir.list("review");
    const times = unsent.flat().map(({ id }) => id.received.getTime());
    const freeBytes = await maildir.freeBytes();
    return {
      canStore: freeBytes > room.text && (await maildir.canStore()),
      takesPhotos: freeBytes > room.photos,
      isDelivering: delivery.isDelivering,
      freeBytes,
      oldestUnsentSeconds: (Date.now() - Math.min(Date.now(), ...times)) / 1000,
      counts: { new: unsent[0].length, failed: unsent[1].length, review: review.length },
    };
  }

  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", async (request, reply) => {
    if (!maySeeStatus(request, tools.token)) return reply.callNotFound();
    // Folders that cannot be read can hardly be written.
    const status = await report().catch(() => ({ canStore: false }));
    return reply
      .code(status.canStore ? 200 : 503)
      .header("cache-control", "no-store")
      .send(status);
  });
  app.get("/metrics", async (request, reply) => {
    if (!maySeeStatus(request, tools.token)) return reply.callNotFound();
    const { counts, ...status } = await report();
    for (const [state, count] of Object.entries(counts)) waiting.set({ state }, count);
    for (const name of Object.keys(gauges) as (keyof typeof gauges)[]) {
      gauges[name].set(Number(status[name]));
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    stored: counter("stored_total", "Enquiries that visitors were told have arrived", "marked"),
    mails: counter("mails_total", "Attempts to send a mail", "outcome"),
  };
}
