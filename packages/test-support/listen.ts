import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/** A port, 0 for any that is free, and an address of this machine. */
interface Place {
  PORT: number;
  HOST: string;
}

/** Listens until SIGTERM, and prints the port. */
export async function listen(app: FastifyInstance, { PORT, HOST }: Place): Promise<void> {
  process.once("SIGTERM", () => void app.close());
  await app.listen({ port: PORT, host: HOST });
  process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
}
