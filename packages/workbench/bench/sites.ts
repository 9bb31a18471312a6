import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { createServer, readConfig } from "../../server";
import { chromiumFlags, findChromium } from "../../utils/node";
import { startCaddy, type Stop } from "./programs";

/** The browser's port for Lighthouse. */
export const debuggingPort = 9333;

/** What was measured, by name. */
export type Figures = Record<string, number>;

/**
 * Starts a browser, and serves built sites as visitors get them, with HTTP/2 and TLS, for as long as
 * a benchmark runs.
 * @param folders the built sites by name
 * @param run gets where each is served, by the same names
 */
export async function withSites(
  folders: Readonly<Record<string, string>>,
  run: (browser: Browser, origins: Record<string, string>) => Promise<void>,
): Promise<void> {
  const flags = [`--remote-debugging-port=${debuggingPort}`, "--ignore-certificate-errors"];
  const browser = await chromium.launch({
    executablePath: findChromium(chromium.executablePath()),
    args: [...chromiumFlags, ...flags],
  });
  const stops: Stop[] = [() => browser.close()];
  try {
    const origins: Record<string, string> = {};
    for (const [name, folder] of Object.entries(folders)) {
      const options = {
        publicFolder: path.resolve(folder),
        logger: false,
      };
      const server = await createServer(readConfig({}), options);
      stops.push(async () => server.close());
      const url = await server.listen({ port: 0, host: "127.0.0.1" });
      const origin = `https://localhost:${9400 + stops.length}`;
      const directives = `\ttls internal\n\treverse_proxy ${new URL(url).host}`;
      stops.push(await startCaddy(origin, directives));
      origins[name] = origin;
    }
    await run(browser, origins);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** The medians, which a single hiccup of a busy machine does not affect; leaves out NaN. */
export function medians(runs: readonly Figures[]): Figures {
  const middles = Object.keys(runs[0] ?? {}).map((name) => {
    const values = runs.map((figures) => figures[name] ?? NaN);
    const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
    return [name, Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(3))];
  });
  return Object.fromEntries(middles) as Figures;
}
