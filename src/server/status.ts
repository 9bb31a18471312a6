import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { backlogOf, type Backlog } from "../enquiry/backlog";
import type { Maildir } from "../enquiry/maildir";
import type { Storage, StorageState } from "../enquiry/storage";
import type { Upkeep } from "../enquiry/upkeep";
import type { Metrics } from "./metrics";
import { maySeeStatus } from "./status-guard";

/** How a server is, without anything about a visitor. */
export interface Status extends StorageState {
  takesPhotos: boolean;
  isDelivering: boolean;
  /** Undefined where the folders can't be read. */
  backlog: Backlog | undefined;
}

/** What the status is made of. */
export interface StatusTools {
  maildir: Maildir;
  storage: Storage;
  upkeep: Upkeep;
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

async function statusOf({ maildir, storage, upkeep }: StatusTools): Promise<Status> {
  const { canStore, freeBytes } = await storage.probe();
  const backlog = await backlogOf(maildir).catch(() => undefined);
  return {
    canStore: canStore && backlog !== undefined,
    freeBytes,
    takesPhotos: await storage.takesPhotos(),
    isDelivering: upkeep.isDelivering,
    backlog,
  };
}
