import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { freePort } from "@typed-site/utils/node";

/**
 * The last one for Node 20. Not in package.json: it weighs 150 MB, and whoever edits or publishes the site installs all
 * that is there.
 */
const VERSION = "4.86.0";

/** A day that this version knows; its default would be today. */
const COMPATIBILITY_DATE = "2026-04-01";

const FOLDER = path.resolve("node_modules/.cache", `wrangler-${VERSION}`);
const PROGRAM = path.join(FOLDER, "node_modules/wrangler/bin/wrangler.js");

/** Installs Cloudflare's emulator where it is missing. @throws npm's error, without a registry */
export function ensureWrangler(): void {
  if (existsSync(PROGRAM)) return;
  mkdirSync(FOLDER, { recursive: true });
  const words = ["install", "--prefix", FOLDER, "--no-save", "--no-audit", "--no-fund"];
  execFileSync("npm", [...words, "--ignore-scripts", `wrangler@${VERSION}`], { stdio: "inherit" });
}

/** Serves a folder as Cloudflare Pages does. */
export async function startStaticHost(
  folder: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const words = ["pages", "dev", folder, "--ip", "127.0.0.1", "--port", String(port)];
  const host: ChildProcess = spawn(
    process.execPath,
    [PROGRAM, ...words, "--compatibility-date", COMPATIBILITY_DATE],
    {
      cwd: temporaryFolder(),
      detached: true,
      env: {
        ...process.env,
        HOME: temporaryFolder(),
        WRANGLER_SEND_METRICS: "false",
      },
    },
  );
  let output = "";
  for (const stream of [host.stdout, host.stderr]) {
    stream?.on("data", (text: Buffer) => (output += text.toString()));
  }
  const ended = once(host, "close");
  while (!(await fetch(url).catch(() => undefined))) {
    if (host.exitCode !== null || host.signalCode !== null)
      throw new Error(`It does not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = async () => {
    // With the processes that it has started.
    if (host.pid !== undefined) process.kill(-host.pid, "SIGKILL");
    await ended;
  };
  return { url, stop };
}
