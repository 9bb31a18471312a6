import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import { startRelease } from "./start-release";

const DEADLINE = 60_000;

/**
 * Starts a release's server and asks it for its health and the home page.
 * @throws Error that says what is wrong, with the server's own words
 */
export async function checkRelease(release: string): Promise<void> {
  const enquiries = mkdtempSync(path.join(os.tmpdir(), "release-"));
  try {
    const server = await startRelease(release, enquiries);
    try {
      await ask(server.url, readFileSync(path.join(release, "public/index.html"), "utf8"));
    } finally {
      server.process.kill("SIGKILL");
      await once(server.process, "exit");
    }
  } finally {
    rmSync(enquiries, { recursive: true });
  }
}

async function ask(url: string, html: string): Promise<void> {
  const get = (address: string) => fetch(url + address, { signal: AbortSignal.timeout(DEADLINE) });
  const health = await get("/healthz");
  const home = await get("/");
  const isWhole = (await home.text()) === html;
  if (health.ok && home.ok && isWhole) return;
  const found = `/healthz ${health.status}, / ${home.status}${isWhole ? "" : ", not whole"}`;
  throw new Error(`The release does not answer as it should: ${found}.`);
}
