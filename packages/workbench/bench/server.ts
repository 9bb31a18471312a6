import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingMessage, request, type RequestOptions } from "node:http";
import os from "node:os";
import path from "node:path";
import type { Figures } from "./figures";
import { startCaddy, startServer, type Stop } from "./programs";

const OWN = "http://127.0.0.1:9401";
const CADDY = "http://127.0.0.1:9402";

/** How many clients send one request after the other, and for how many milliseconds. */
const CLIENTS = 16;
const DURATION = 8000;

/** The site's server and its form. */
export interface BenchedServer {
  /** The TypeScript file that starts the server. */
  program: string;
  /** Where an enquiry is sent, and the fields of one that is accepted. */
  enquiry: {
    address: string;
    fields: Readonly<Record<string, string>>;
  };
}

/**
 * `npm run task bench:server`, after a build: how often a second this server sends the home page,
 * beside Caddy, which serves the same files; and how many enquiries a second it takes.
 */
export async function benchServer({ program, enquiry }: BenchedServer): Promise<void> {
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
    const site = path.resolve("public");
    const files = `\troot * ${site}\n\tfile_server {\n\t\tprecompressed br gzip\n\t}`;
    stops.push(await startCaddy(CADDY, files));
    const page = () => ({ options: { headers: { "accept-encoding": "br, gzip" } } });
    console.table({
      "this server, home page": await load(OWN, page),
      "Caddy, home page": await load(CADDY, page),
      "this server, enquiries": await load(OWN + enquiry.address, await enquiries(enquiry.fields)),
    });
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    rmSync(folder, { recursive: true });
  }
}

/** A request, made anew each time. */
type MakeRequest = () => { options: RequestOptions; body?: Buffer };

/** What each enquiry has its own number in place of. */
const NUMBER = "0".repeat(12);

/**
 * One enquiry from one address after the other, since each may send only a few. Their messages
 * differ, since the same enquiry is stored only once.
 */
async function enquiries(fields: BenchedServer["enquiry"]["fields"]): Promise<MakeRequest> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, message: NUMBER })) form.set(name, value);
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  const text = await encoded.text();
  let sent = 0;
  return () => {
    sent += 1;
    const body = Buffer.from(text.replace(NUMBER, String(sent).padStart(NUMBER.length, "0")));
    const headers = {
      accept: "application/json",
      "content-type": type,
      "content-length": body.length,
      "x-forwarded-for": [10, sent >> 16, (sent >> 8) & 255, sent & 255].join("."),
    };
    return { options: { method: "POST", headers }, body };
  };
}

/**
 * Sends requests in a closed loop, after a warm-up.
 * @throws Error if an answer has another status than 200
 */
async function load(url: string, make: MakeRequest): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const ask = async () => {
    const { options, body } = make();
    const began = performance.now();
    const [answer] = (await once(request(url, { ...options, agent }).end(body), "response")) as [
      IncomingMessage,
    ];
    await once(answer.resume(), "end");
    if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}.`);
    return performance.now() - began;
  };
  const run = async (duration: number) => {
    const end = performance.now() + duration;
    const times: number[] = [];
    const client = async () => {
      while (performance.now() < end) times.push(await ask());
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return times.sort((one, other) => one - other);
  };
  await run(DURATION / 8);
  const times = await run(DURATION);
  agent.destroy();
  return {
    "a second": Math.round((times.length * 1000) / DURATION),
    "p99, ms": Math.round(times[Math.floor(times.length * 0.99)] ?? NaN),
  };
}
