import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureCaddy } from "../support/deploy/caddy";
import { temporaryFolder } from "../support/server/site";
import type { Editing } from "./test";

const CADDY = "/usr/bin/caddy";

/** Caddy with a login in front of an editing page. */
export interface LoginProxy {
  /** Where it listens: the page's `EDITING_ORIGIN`. */
  origin: string;
  credentials: { username: string; password: string };
  stop: () => Promise<void>;
}

/**
 * Starts Debian's Caddy where an editing page expects its proxy, with one editor who has a password.
 * @throws Error where Caddy is not installed
 */
export async function startLoginProxy(
  { address, origin }: Editing,
  username: string,
): Promise<LoginProxy> {
  ensureCaddy();
  const folder = temporaryFolder();
  const file = path.join(folder, "Caddyfile");
  const password = "dobre hasło";
  const hash = execFileSync(CADDY, ["hash-password", "--plaintext", password], {
    encoding: "utf8",
  }).trim();
  // As deploy/Caddyfile has it.
  const config = `{
	admin off
}
${origin} {
	basicauth {
		"${username}" ${hash}
	}
	reverse_proxy ${new URL(address).host} {
		header_up Remote-User {http.auth.user.id}
	}
}
`;
  writeFileSync(file, config);
  const caddy = spawn(CADDY, ["run", "--adapter", "caddyfile", "--config", file], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: "ignore",
  });
  while (!(await fetch(origin).catch(() => undefined))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy does not start with:\n${config}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    credentials: { username, password },
    stop: async () => {
      // It would wait for the sockets of open pages to end.
      caddy.kill("SIGKILL");
      if (caddy.exitCode === null && caddy.signalCode === null) await once(caddy, "exit");
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
  };
}
