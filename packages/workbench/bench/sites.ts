import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { createServer, readConfig } from "../../server";
import { chromiumFlags, findChromium } from "../../utils/node";
import { startCaddy, type Stop } from "./programs";

/** The port on which the browser listens to Lighthouse. */
export const debuggingPort = 9333;

/** What was measured, by name. */
export type Figures = Record<string, number>;

/** Measures something of each site a few times, in turn, so that all meet the same load, and prints the medians. */
export type Compare = (
  what: string,
  rounds: number,
  measure: (site: string) => Promise<Figures>,
) => Promise<void>;

/**
 * Serves the built site as visitors get it, by HTTP/2 and TLS, and starts a browser, for as long as a benchmark runs.
 * @param other folder of another built site to measure beside this one
 */
export async function withSites(
  other: string | undefined,
  run: (browser: Browser, compare: Compare) => Promise<void>,
): Promise<void> {
  const folders = { "this build": "public", ...(other && { "the other build": other }) };
  const flags = [`--remote-debugging-port=${debuggingPort}`, "--ignore-certificate-errors"];
  const browser = await chromium.launch({
    executablePath: findChromium(chromium.executablePath()),
    args: [...chromiumFlags, ...flags],
  });
  const stops: Stop[] = [() => browser.close()];
  try {
    const sites: Record<string, string> = {};
    for (const [name, folder] of Object.entries(folders)) {
      const options = { publicFolder: path.resolve(folder), logger: false };
      const server = await createServer(readConfig({}), options);
      stops.push(async () => server.close());
      const url = await server.listen({ port: 0, host: "127.0.0.1" });
      sites[name] = `https://localhost:${9400 + stops.length}`;
      const config = `\ttls internal\n\treverse_proxy ${new URL(url).host}`;
      stops.push(await startCaddy(sites[name], config));
    }
    await run(browser, (...given) => compareSites(sites, ...given));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function compareSites(
  sites: Record<string, string>,
  ...[what, rounds, measure]: Parameters<Compare>
): Promise<void> {
  const runs = new Map<string, Figures[]>(Object.keys(sites).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of Object.entries(sites)) runs.get(name)?.push(await measure(url));
  }
  console.log(what);
  console.table(Object.fromEntries([...runs].map(([name, all]) => [name, medians(all)])));
}

/** The middle values, which a single hiccup of a busy machine does not move; NaN is left out. */
function medians(runs: readonly Figures[]): Figures {
  const middles = Object.keys(runs[0] ?? {}).map((name) => {
    const values = runs.map((figures) => figures[name] ?? NaN);
    const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
    return [name, Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(3))];
  });
  return Object.fromEntries(middles) as Figures;
}
