import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Figures } from "./figures";
import { startCaddy, startServer, type Stop } from "./programs";

const OWN = "http://127.0.0.1:9401";
const CADDY = "http://127.0.0.1:9402";

/** The site's server and its form. */
export interface BenchedServer {
  /** The TypeScript file that starts the server. */
  program: string;
  /** The built site that it serves. */
  site: string;
  /** Where an enquiry is sent, and the fields of one that is accepted. */
  enquiry: {
    address: string;
    fields: Readonly<Record<string, string>>;
  };
}

/**
 * Prints, of the last build, how often a second this server sends the home page, beside Caddy, which serves the same
 * files; and how many enquiries a second it takes.
 */
export async function benchServer({ program, site, enquiry }: BenchedServer): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const stops: Stop[] = [];
  try {
    const command = [process.execPath, "--import", "tsx", program];
    const environment = {
      NODE_ENV: "production",
      ENQUIRY_DIR: path.join(folder, "enquiries"),
      HOST: "127.0.0.1",
      PORT: new URL(OWN).port,
      TRUST_PROXY: "1",
    };
    stops.push(await startServer(OWN, command, environment));
    const files = `\troot * ${path.resolve(site)}\n\tfile_server {\n\t\tprecompressed br gzip\n\t}`;
    stops.push(await startCaddy(CADDY, files));
    const page = { headers: { "accept-encoding": "br, gzip" } };
    console.table({
      "this server, home page": await load(OWN, page),
      "Caddy, home page": await load(CADDY, page),
      "this server, enquiries": await load(OWN, await enquiries(enquiry)),
    });
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    rmSync(folder, { recursive: true });
  }
}

/** A request as autocannon takes it; `setupRequest` makes each its own. */
interface Request {
  method?: string;
  path?: string;
  headers?: Record<string, string | number>;
  body?: string;
  setupRequest?: (request: Request) => Request;
}

/** The part of autocannon that is called; its types are not installed with the project. */
interface Autocannon {
  default: (options: {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
  }) => Promise<{
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }>;
}

/** What each enquiry has its own number in place of. */
const NUMBER = "0".repeat(12);

/**
 * One enquiry from one address after the other, since each may send only a few. Their messages
 * differ, since the same enquiry is stored only once.
 */
async function enquiries({ address, fields }: BenchedServer["enquiry"]): Promise<Request> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, message: NUMBER })) form.set(name, value);
  const encoded = new Response(form);
  const headers = {
    accept: "application/json",
    "content-type": encoded.headers.get("content-type") ?? "",
  };
  const text = await encoded.text();
  let sent = 0;
  return {
    method: "POST",
    path: address,
    setupRequest: (request) => {
      sent += 1;
      const sender = [10, sent >> 16, (sent >> 8) & 255, sent & 255].join(".");
      return {
        ...request,
        headers: { ...headers, "x-forwarded-for": sender },
        body: text.replace(NUMBER, String(sent).padStart(NUMBER.length, "0")),
      };
    },
  };
}

/**
 * Sends requests for eight seconds by sixteen clients, each of which asks again once it has its answer.
 * @throws Error if an answer has another status than 2xx
 */
async function load(url: string, request: Request): Promise<Figures> {
  // Installed with the benchmarks alone, so TypeScript must not look for it.
  const name: string = "autocannon";
  const { default: autocannon } = (await import(name)) as Autocannon;
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: 16,
    duration: 8,
    requests: [request],
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed.`);
  return { "a second": Math.round(requests.average), "p99, ms": latency.p99 };
}
