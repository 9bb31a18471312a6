import { get } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { ensureOtherServers, runCaddy } from "../../../e2e/support/deploy/other-servers";

/**
 * Puts Caddy before a server, as `deploy/Caddyfile` does for visitors: HTTP/2 and TLS, with a
 * certificate of its own making that no browser trusts.
 * @param address of the server, without a trailing slash
 * @returns the new address, and how to stop
 * @throws when there is no Caddy, or it ends
 */
export async function overHttp2(address: string) {
  ensureOtherServers();
  const caddy = await runCaddy((port) => ({
    config: `{
	admin off
	skip_install_trust
	auto_https disable_redirects
}
https://localhost:${port} {
	tls internal
	reverse_proxy ${address.replace("http://", "")}
}
`,
  }));
  const url = caddy.url.replace("http://127.0.0.1", "https://localhost");
  // It listens before it has made the certificate.
  while (!(await answers(url))) await pause(100);
  return { address: url, close: caddy.stop };
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(true);
    }).on("error", () => resolve(false));
  });
}
