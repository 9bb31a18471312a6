import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { startServerProcess } from "../../../e2e/support/server/server-process";
import { load, row } from "./load";
import { startGatsbyServe } from "./static-servers";

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
  const gatsby = await startGatsbyServe();
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
    const onDisk = readdirSync(path.join(folder, "new")).length;
    if (onDisk < stored["2xx"]) throw new Error(`${stored["2xx"]} answered, ${onDisk} on disk`);
    const headers = { "accept-encoding": "gzip" };
    const page = await load({ url: own.url + PAGE, headers, connections: 16 });
    const reference = await load({
      url: gatsby.url + PAGE,
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
    gatsby.process.kill();
    rmSync(folder, { recursive: true });
  }
}

void run();
