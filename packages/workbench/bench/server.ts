import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { startCaddy, startServer, type Stop } from "./programs";
import type { Figures } from "./sites";

const servers = {
  "this server": "http://127.0.0.1:9401",
  Caddy: "http://127.0.0.1:9402",
  nginx: "http://127.0.0.1:9403",
};

/**
 * `npm run task bench:server`, after a build: requests per second and 99th percentile of this
 * server, Caddy and nginx, one after the other under the same load. The other two serve only files
 * and their compressed copies.
 */
export async function benchServer(): Promise<void> {
  const site = path.resolve("public");
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const stops: Stop[] = [];
  try {
    stops.push(await startServer(servers["this server"], ownCommand(folder)));
    const files = `\troot * ${site}\n\tfile_server {\n\t\tprecompressed br gzip\n\t}`;
    stops.push(await startCaddy(servers.Caddy, files));
    const config = path.join(folder, "nginx.conf");
    writeFileSync(config, nginxConfig(site, folder));
    stops.push(await startServer(servers.nginx, ["/usr/sbin/nginx", "-c", config, "-e", "stderr"]));
    await compare("The home page", "/");
    await compare("The home page, unchanged (304)", "/", true);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param isKnown whether the client has the file cached and revalidates it
 * @throws Error if an answer has another status than expected
 */
async function compare(what: string, address: string, isKnown = false): Promise<void> {
  const rows: Record<string, Figures> = {};
  for (const [name, server] of Object.entries(servers)) {
    const url = server + address;
    const accepted = { "accept-encoding": "br, gzip" };
    const etag = (await fetch(url, { headers: accepted })).headers.get("etag") ?? "";
    const headers = { ...accepted, ...(isKnown && { "if-none-match": etag }) };
    const options = { url, headers, connections: 16 };
    // A warm-up.
    await autocannon({ ...options, duration: 1 });
    const { requests, latency, ...result } = await autocannon({ ...options, duration: 8 });
    const right = result[isKnown ? "3xx" : "2xx"];
    if (right < requests.total) throw new Error(`${url} answers with another status.`);
    rows[name] = { "a second": Math.round(requests.average), "p99, ms": latency.p99 };
  }
  console.log(what);
  console.table(rows);
}

function ownCommand(folder: string): string[] {
  const environment = [`ENQUIRY_DIR=${folder}/enquiries`, "HOST=127.0.0.1", "PORT=9401"];
  const command = [process.execPath, "--import", "tsx", "src/server/start.ts"];
  return ["env", "NODE_ENV=production", ...environment, ...command];
}

const nginxConfig = (site: string, folder: string) => `
  ${process.getuid?.() === 0 ? "user root;" : ""}
  daemon off;
  pid ${folder}/pid;
  load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
  events {}
  http {
    types { text/html html; application/javascript js; }
    access_log off;
    gzip_static on;
    brotli_static on;
    server { listen ${new URL(servers.nginx).host}; root ${site}; }
  }`;
