import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Metrics } from "./metrics";
import { maySeeStatus } from "./status-guard";
import { type Status, statusOf, type StatusSources } from "./status-report";

/** What the status routes are made of. */
export interface StatusTools extends StatusSources {
  metrics: Metrics;
  token: string | undefined;
}

/**
 * `/healthz` says to everybody that the process answers. `/readyz` and `/metrics` say to the machine
 * itself, or to who has the token, how it is; for others they are not there.
 */
export function registerStatus(app: FastifyInstance, tools: StatusTools): void {
  const fresh = (reply: FastifyReply) => reply.header("cache-control", "no-store");
  app.get("/healthz", (_request, reply) => fresh(reply).send({ status: "ok" }));

  const guarded =
    (answer: (status: Status, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!maySeeStatus(request, tools.token)) return reply.callNotFound();
      return answer(await statusOf(tools), fresh(reply));
    };
  app.get(
    "/readyz",
    guarded(async (status, reply) => reply.code(status.canStore ? 200 : 503).send(status)),
  );
  app.get(
    "/metrics",
    guarded(async (status, reply) =>
      reply.type(tools.metrics.contentType).send(await tools.metrics.text(status)),
    ),
  );
}
