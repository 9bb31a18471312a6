import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureOtherServers } from "../../../e2e/support/deploy/other-servers";
import { freePort } from "../../../e2e/support/server/free-port";

/**
 * Puts Caddy before a server, as `deploy/Caddyfile` does for visitors: HTTP/2 and TLS, with a
 * certificate of its own making that no browser trusts.
 * @param address of the server, without a trailing slash
 * @returns the new address, and how to stop
 * @throws when there is no Caddy, or it ends
 */
export async function overHttp2(address: string) {
  ensureOtherServers();
  const folder = mkdtempSync(path.join(os.tmpdir(), "caddy-"));
  const url = `https://localhost:${await freePort()}`;
  const file = path.join(folder, "Caddyfile");
  writeFileSync(
    file,
    `{
	admin off
	skip_install_trust
	auto_https disable_redirects
}
${url} {
	tls internal
	reverse_proxy ${address.replace("http://", "")}
}
`,
  );
  const child = spawn("/usr/bin/caddy", ["run", "--adapter", "caddyfile", "--config", file], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error("Caddy does not start.");
    await pause(100);
  }
  return {
    address: url,
    close: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(true);
    }).on("error", () => resolve(false));
  });
}
