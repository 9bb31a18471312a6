import { realpathSync, watch } from "node:fs";
import path from "node:path";
import { failWith } from "@typed-site/utils/node";
import { createSiteServer, readSiteConfig } from "./site-server";

/** The first socket that systemd hands over (sd_listen_fds(3)). */
const HELD_SOCKET = 3;

/**
 * `npm start`, after the build: serves until SIGTERM or SIGINT, then finishes open requests. With
 * `RELEASE_LINK` it also ends when that link has left the release it serves, so that systemd starts
 * it from the next one: what makes a release need not be root. Where systemd holds the socket, what
 * is sent meanwhile waits in it.
 */
async function start(): Promise<void> {
  const config = readSiteConfig(process.env);
  const app = await createSiteServer(config);
  const end = () => void app.close();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, end);
  const { RELEASE_LINK, LISTEN_PID } = process.env;
  const isHeld = LISTEN_PID === String(process.pid);
  const listening = isHeld ? { fd: HELD_SOCKET } : { port: config.PORT };
  await app.listen({ ...listening, host: config.HOST });
  if (RELEASE_LINK) whenLinkLeaves(RELEASE_LINK, process.cwd(), end);
}

function whenLinkLeaves(link: string, folder: string, react: () => void): void {
  const look = () => {
    if (realpathSync(link) === folder) return;
    watcher.close();
    react();
  };
  const watcher = watch(path.dirname(link), { persistent: false }, look);
  // It may have left before.
  look();
}

start().catch(failWith);
