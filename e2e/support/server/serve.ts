import type { AddressInfo } from "node:net";
import path from "node:path";
import { readConfig } from "../../../packages/server/config";
import { createSiteServer } from "../../../src/server/site-server";
import { unlimited } from "./unlimited";

/**
 * The real server as a separate process, for browser tests and the test that kills it: configured
 * by environment like `npm start`, but without rate limits. Prints its port.
 */
async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const publicFolder = path.resolve(process.env.PUBLIC_DIR ?? "public");
  const app = await createSiteServer(config, { publicFolder, logger: false, limits: unlimited });
  process.once("SIGTERM", () => void app.close());
  await app.listen({ port: config.PORT, host: config.HOST });
  process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
}

void serve();
