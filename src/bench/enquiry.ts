import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import autocannon, { type Options, type Result } from "autocannon";
import { startServerProcess } from "../test/server-process";

const SECONDS = 8;
const GATSBY_PORT = 9876;
const PAGE = "/kontakt";

const enquiry = {
  form: "quote",
  email: "anna@przyklad.pl",
  phone: "600 700 800",
  area: "ok. 8 arów",
  town: "Żukowo",
  message: "Proszę o wycenę trawnika z rolki.",
  consent: "on",
};

/**
 * `npm run bench:enquiry`, after a build: durable enquiries per second (each with its own fsync
 * before the answer), and pages per second of this server and of `gatsby serve`, with the same load
 * one after the other. The Maildir lies in the project, on the disk that a server would use.
 */
async function run(): Promise<void> {
  if (!existsSync("public/index.html")) throw new Error("Run `npm run build` first.");
  mkdirSync("data", { recursive: true });
  const folder = mkdtempSync(path.resolve("data/bench-"));
  const own = await startServerProcess({ ENQUIRY_DIR: folder });
  const gatsby = await startGatsby();
  try {
    const stored = await load({
      url: `${own.url}/api/zapytanie`,
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      connections: 32,
      setupClient: (client) => {
        const next = () => client.setBody(JSON.stringify({ ...enquiry, key: randomUUID() }));
        next();
        client.on("response", next);
      },
    });
    const onDisk = readdirSync(path.join(folder, "review")).length;
    if (onDisk < stored["2xx"]) throw new Error(`${stored["2xx"]} answered, ${onDisk} on disk`);
    const headers = { "accept-encoding": "gzip" };
    const page = await load({ url: own.url + PAGE, headers, connections: 16 });
    const reference = await load({
      url: `http://127.0.0.1:${GATSBY_PORT}${PAGE}`,
      headers,
      connections: 16,
    });
    console.table([
      row("durable enquiries", stored),
      row("pages, this server", page),
      row("pages, gatsby serve", reference),
    ]);
    const ratio = page.requests.average / reference.requests.average;
    console.log(`This server sends ${ratio.toFixed(1)} times as many pages as gatsby serve.`);
  } finally {
    own.process.kill();
    gatsby.kill();
    rmSync(folder, { recursive: true });
  }
}

async function startGatsby(): Promise<ChildProcess> {
  const arguments_ = ["node_modules/gatsby/cli.js", "serve", "--port", String(GATSBY_PORT)];
  const child = spawn(process.execPath, arguments_, {
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: "ignore",
  });
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${GATSBY_PORT}${PAGE}`).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  child.kill();
  throw new Error("gatsby serve does not answer.");
}

/** Warms up for a second, then measures. */
async function load(options: Options): Promise<Result> {
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused`);
  return result;
}

function row(what: string, { requests, latency }: Result) {
  return {
    what,
    "per second": Math.round(requests.average),
    "median, ms": latency.p50,
    "p99, ms": latency.p99,
  };
}

void run();
