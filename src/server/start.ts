import { realpathSync } from "node:fs";
import { failWith } from "@typed-site/utils/node";
import { createSiteServer, readSiteConfig } from "./site-server";

/** How often, in milliseconds, the link to the current release is read. */
const POLL_EVERY_MS = 1000;

/**
 * `npm start`, after the build: serves until SIGTERM or SIGINT, then finishes open requests. With
 * `RELEASE_LINK` it also ends when that link has left the release it serves, so that systemd starts
 * it from the next one: what makes a release need not be root.
 */
async function start(): Promise<void> {
  const config = readSiteConfig(process.env);
  const app = await createSiteServer(config);
  const end = () => void app.close();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, end);
  const { RELEASE_LINK } = process.env;
  if (RELEASE_LINK) whenLinkLeaves(RELEASE_LINK, process.cwd(), end);
  await app.listen({ port: config.PORT, host: config.HOST });
}

function whenLinkLeaves(link: string, folder: string, react: () => void): void {
  const look = setInterval(() => {
    if (realpathSync(link) === folder) return;
    clearInterval(look);
    react();
  }, POLL_EVERY_MS);
  look.unref();
}

start().catch(failWith);
