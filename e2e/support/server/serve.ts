import path from "node:path";
import { unlimited } from "@typed-site/enquiries/testing/unlimited";
import { listen } from "@typed-site/test-support/listen";
import { createSiteServer, readSiteConfig } from "../../../src/server/site-server";

/**
 * This site's server as a separate process, for browser tests: configured by environment like
 * `npm start`, but without rate limits. Prints its port.
 */
async function serve(): Promise<void> {
  const config = readSiteConfig(process.env);
  const publicFolder = path.resolve(process.env.PUBLIC_DIR ?? "public");
  const app = await createSiteServer(config, { publicFolder, logger: false, limits: unlimited });
  await listen(app, config);
}

void serve();
