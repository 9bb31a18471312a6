import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { ServerConfig } from "@typed-site/server";

/** Listens until SIGTERM, and prints the port. */
export async function listen(app: FastifyInstance, { PORT, HOST }: ServerConfig): Promise<void> {
  process.once("SIGTERM", () => void app.close());
  await app.listen({ port: PORT, host: HOST });
  process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
}
