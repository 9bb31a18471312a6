import type { FastifyInstance, FastifyReply } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import { maySeeStatus } from "./status-guard";
import { type State, states } from "./storage/enquiry";
import type { Maildir } from "./storage/maildir";

/** What is known of the disk and the delivery. */
export interface Condition {
  canStore: boolean;
  freeBytes: number;
  takesPhotos: boolean;
  isDelivering: boolean;
}

/** `/healthz` for everybody, `/readyz` and `/metrics` for the machine itself and who has the token. */
export function registerStatus(
  app: FastifyInstance,
  maildir: Maildir,
  condition: () => Promise<Condition>,
  token: string | undefined,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `enquiries_${name}`, help, labelNames, registers });
  const counter = (name: string, help: string, label: string) =>
    new Counter({ name: `enquiries_${name}`, help, labelNames: [label], registers });
  const waiting = gauge("waiting", "Enquiries by state", "state");
  const oldest = gauge("oldest_unsent_seconds", "Age of the oldest one that was not sent");
  const canStore = gauge("can_store", "1 if the disk takes enquiries");
  const takesPhotos = gauge("takes_photos", "1 if the disk has room for photos");
  const delivering = gauge("delivering", "1 if this process sends what is stored");
  const free = gauge("disk_free_bytes", "Free bytes of the disk");

  async function report() {
    const counts: Partial<Record<State, number>> = {};
    let first = Date.now();
    for (const state of states.filter((each) => each !== "sent")) {
      const messages = await maildir.list(state);
      counts[state] = messages.length;
      const received = state !== "review" && messages[0]?.id.received.getTime();
      if (received) first = Math.min(first, received);
    }
    return { ...(await condition()), counts, oldestUnsentSeconds: (Date.now() - first) / 1000 };
  }
  const fresh = (reply: FastifyReply) => reply.header("cache-control", "no-store");
  app.get("/healthz", (_request, reply) => fresh(reply).send({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    if (!maySeeStatus(request, token)) return reply.callNotFound();
    // Folders that cannot be read can hardly be written.
    const status = await report().catch(() => ({ canStore: false }));
    return fresh(reply)
      .code(status.canStore ? 200 : 503)
      .send(status);
  });
  app.get("/metrics", async (request, reply) => {
    if (!maySeeStatus(request, token)) return reply.callNotFound();
    const status = await report();
    for (const [state, count] of Object.entries(status.counts)) waiting.set({ state }, count);
    oldest.set(status.oldestUnsentSeconds);
    canStore.set(Number(status.canStore));
    takesPhotos.set(Number(status.takesPhotos));
    delivering.set(Number(status.isDelivering));
    free.set(status.freeBytes);
    return fresh(reply)
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return {
    stored: counter("stored_total", "Enquiries that visitors were told have arrived", "marked"),
    mails: counter("mails_total", "Attempts to send a mail", "outcome"),
  };
}
