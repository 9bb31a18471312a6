import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureOtherServers } from "../../../e2e/support/deploy/other-servers";
import { type ServerProcess, startServerProcess } from "../../../e2e/support/server/server-process";
import { load } from "./load";
import { startGatsbyServe, startPlainCaddy, startPlainNginx } from "./static-servers";

const CONNECTIONS = 16;
const headers = { "accept-encoding": "br, gzip" };

interface Kind {
  name: string;
  path: string;
  /** The browser has it already and asks whether it is still good. */
  isKnown?: boolean;
}

/**
 * `npm run bench:server`, after a build: requests per second and 99th percentile of this server,
 * `gatsby serve`, Caddy and nginx, one after the other with the same load, and how many times as many
 * each sends as this server.
 */
async function run(): Promise<void> {
  const publicFolder = path.resolve("public");
  if (!existsSync(publicFolder)) throw new Error("Run `npm run build` first.");
  ensureOtherServers();
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const servers = new Map<string, ServerProcess>();
  console.log(`Load of this machine before: ${os.loadavg()[0]?.toFixed(1)}.`);
  try {
    const enquiries = path.join(folder, "enquiries");
    servers.set("this server", await startServerProcess({ ENQUIRY_DIR: enquiries }));
    servers.set("gatsby serve", await startGatsbyServe());
    servers.set("Caddy", await startPlainCaddy(publicFolder));
    servers.set("nginx", await startPlainNginx(publicFolder));
    for (const kind of kindsOf(publicFolder)) await compare(kind, servers);
  } finally {
    for (const { process: server } of servers.values()) server.kill();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  }
}

function kindsOf(publicFolder: string): Kind[] {
  const script = readdirSync(publicFolder).find((name) => /^framework-\w+\.js$/.test(name));
  return [
    { name: "the home page", path: "/" },
    { name: "a hashed script", path: `/${script}` },
    { name: "the home page, unchanged (304)", path: "/", isKnown: true },
  ];
}

async function compare(kind: Kind, servers: ReadonlyMap<string, ServerProcess>): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {};
  let own: number | undefined;
  for (const [name, { url }] of servers) {
    const address = url + kind.path;
    const first = await fetch(address, { headers });
    const etag = first.headers.get("etag") ?? "";
    const result = await load(
      {
        url: address,
        headers: kind.isKnown ? { ...headers, "if-none-match": etag } : headers,
        connections: CONNECTIONS,
      },
      kind.isKnown ? 304 : 200,
    );
    own ??= result.requests.average;
    rows[name] = {
      "a second": Math.round(result.requests.average),
      "p99, ms": result.latency.p99,
      "times this server": (result.requests.average / own).toFixed(2),
      encoding: first.headers.get("content-encoding") ?? "none",
      "bytes an answer": Math.round(result.throughput.total / result.requests.total),
    };
  }
  console.log(kind.name);
  console.table(rows);
}

void run();
