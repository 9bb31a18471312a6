import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Delivery } from "./delivery/delivery";
import { statusGuard } from "./status-guard";
import type { Tools } from "./tools";

/** Adds `/healthz` for everybody, and `/readyz` and `/metrics` for this machine and whoever has the token. */
export function registerStatus(
  app: FastifyInstance,
  { maildir, room, config }: Tools,
  delivery: Delivery,
): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const gauge = (name: string, help: string, value: () => unknown) => {
    async function collect(this: Gauge) {
      this.set(Number(await value()));
    }
    new Gauge({ name: `enquiries_${name}`, help, registers: [register], collect });
  };
  const canStore = async () => (await maildir.freeBytes()) > room.text && maildir.canStore();
  gauge("can_store", "1 if the disk takes enquiries", canStore);
  gauge("disk_free_bytes", "Free bytes of the disk", () => maildir.freeBytes());
  gauge("delivering", "1 if this process sends what is stored", () => delivery.isDelivering);
  gauge("oldest_unsent_seconds", "Age of the oldest one that was not sent", async () => {
    const all = [...(await maildir.list("new")), ...(await maildir.list("failed"))];
    const times = all.flatMap(({ id }) => (id.urgency === "daily" ? [] : id.received.getTime()));
    const now = Date.now();
    return (now - times.reduce((oldest, time) => Math.min(oldest, time), now)) / 1000;
  });
  for (const state of ["new", "failed", "review"] as const) {
    gauge(state, `Enquiries in ${state}`, async () => (await maildir.list(state)).length);
  }

  const noStore = { "cache-control": "no-store" };
  const guarded = { onRequest: statusGuard(config.STATUS_TOKEN) };
  app.get("/healthz", (_request, reply) => reply.headers(noStore).send({ status: "ok" }));
  app.get("/readyz", guarded, async (_request, reply) => {
    const code = (await canStore()) ? 200 : 503;
    return reply.code(code).headers(noStore).send();
  });
  app.get("/metrics", guarded, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
}
