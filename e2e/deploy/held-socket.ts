import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@typed-site/utils/node";

/** The Node server of the current release, whose socket something else holds. */
export interface HeldServer {
  /** `http://127.0.0.1:9000`. */
  url: string;
  stop: () => Promise<void>;
}

/** `Restart=always`: the server gets the socket as systemd would give it. */
const KEEP_STARTED = `while cd "$RELEASE_LINK"; do
  sh -c 'LISTEN_PID=$$ exec "$NODE" server.cjs' >/dev/null
done`;

/**
 * Serves the current release as `bor-i-trawnik.socket` and its service do: what holds the socket is systemd's own tool,
 * which starts the server at the first connection.
 * @param current the link to the release
 */
export async function startHeldServer(current: string, enquiries: string): Promise<HeldServer> {
  const address = `127.0.0.1:${await freePort()}`;
  const environment = {
    NODE: process.execPath,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    TRUST_PROXY: "1",
    RELEASE_LINK: current,
    ENQUIRY_DIR: enquiries,
  };
  const words = Object.entries(environment).map(([name, value]) => `--setenv=${name}=${value}`);
  const holder = spawn(
    "systemd-socket-activate",
    [`--listen=${address}`, ...words, "sh", "-c", KEEP_STARTED],
    // A group of its own, so that one signal ends all.
    { detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
  await once(holder.stderr, "data");
  return {
    url: `http://${address}`,
    stop: async () => {
      if (holder.pid !== undefined) process.kill(-holder.pid, "SIGKILL");
      await once(holder, "exit");
    },
  };
}
