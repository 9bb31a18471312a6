import { spawn } from "node:child_process";
import { runCaddy, runNginx, whenStarted } from "../../../e2e/support/deploy/other-servers";
import { freePort } from "../../../e2e/support/server/free-port";

/** Gatsby's own, for a look at the built site. */
export async function startGatsbyServe() {
  const port = await freePort();
  const words = ["serve", "--host", "127.0.0.1", "--port", String(port)];
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };
  return whenStarted(
    spawn(process.execPath, ["node_modules/gatsby/cli.js", ...words], { env }),
    port,
  );
}

/** Caddy with nothing but files and their compressed copies. */
export const startPlainCaddy = (publicFolder: string) =>
  runCaddy((port) => ({
    config: `{
	admin off
}
http://127.0.0.1:${port} {
	root * ${publicFolder}
	file_server {
		precompressed br gzip
	}
}
`,
  }));

/** nginx with nothing but files and their compressed copies. */
export const startPlainNginx = (publicFolder: string) =>
  runNginx(
    (port) => `
  types { text/html html; application/javascript js; }
  access_log off;
  gzip_static on;
  brotli_static on;
  server {
    listen 127.0.0.1:${port};
    root ${publicFolder};
  }
`,
  );
