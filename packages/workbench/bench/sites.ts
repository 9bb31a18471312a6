import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { compress } from "../../page-finisher";
import { createServer, readConfig } from "../../server";
import { chromiumFlags, findChromium, parsePage } from "../../utils/node";
import { builtPages } from "../checks/built-pages";
import { startCaddy, type Stop } from "./programs";

/** The browser's port for Lighthouse. */
export const debuggingPort = 9333;

/** A served site. */
export interface Site {
  /** Without a slash at its end. */
  origin: string;
  /** The address that is looked at in place of every other, where the site is another one than this. */
  only: string | undefined;
}

/** What was measured, by name. */
export type Figures = Record<string, number>;

/** Measures something on each site several times, in turn so that all meet the same load, and prints it. */
export type Compare = (
  what: string,
  rounds: number,
  measure: (site: Site) => Promise<Figures>,
) => Promise<void>;

/** Where a page of this site is, or what stands for it in another one. */
export const urlOf = ({ origin, only }: Site, address: string): string =>
  origin + (only ?? encodeURI(address));

/**
 * Serves the built site as visitors get it, with HTTP/2 and TLS, and starts a browser, for as long
 * as a benchmark runs.
 * @param others folders of other built sites to compare with; `FOLDER@ADDRESS` for one with other
 * addresses
 */
export async function withSites(
  others: Readonly<Record<string, string | undefined>>,
  run: (browser: Browser, compare: Compare) => Promise<void>,
): Promise<void> {
  const flags = [`--remote-debugging-port=${debuggingPort}`, "--ignore-certificate-errors"];
  const browser = await chromium.launch({
    executablePath: findChromium(chromium.executablePath()),
    args: [...chromiumFlags, ...flags],
  });
  const stops: Stop[] = [() => browser.close()];
  try {
    const sites: Record<string, Site> = {};
    for (const [name, place] of Object.entries({ "this build": "public", ...others })) {
      if (!place) continue;
      const [folder = "", only] = place.split("@");
      const origin = `https://localhost:${9400 + stops.length}`;
      sites[name] = { origin, only };
      const source = await (only ? serveFiles(folder, stops) : serveSite(folder, stops));
      stops.push(await startCaddy(origin, `\ttls internal\n${source}`));
    }
    await run(browser, (...given) => compareSites(sites, ...given));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Starts the site's own server. Returns what Caddy does with it. */
async function serveSite(folder: string, stops: Stop[]): Promise<string> {
  const options = { publicFolder: path.resolve(folder), logger: false };
  const server = await createServer(readConfig({}), options);
  stops.push(async () => server.close());
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  return `\treverse_proxy ${new URL(url).host}`;
}

/** Compresses a copy of a site that our server does not know. Returns what Caddy does with it. */
async function serveFiles(folder: string, stops: Stop[]): Promise<string> {
  const copy = copyOf(folder);
  stops.push(() => rm(copy, { recursive: true }));
  await compress(copy);
  return `\troot * ${copy}\n\tfile_server {\n\t\tprecompressed br gzip\n\t}`;
}

/** Writes the last build without its scripts into a folder: the same markup and styles alone. */
export async function withBarePages(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = copyOf("public");
  try {
    for (const { file, html } of builtPages(folder)) {
      const page = parsePage(html);
      for (const script of page.querySelectorAll("script")) script.remove();
      writeFileSync(path.join(folder, file), page.toString());
    }
    await compress(folder);
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function copyOf(site: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  cpSync(site, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

async function compareSites(
  sites: Record<string, Site>,
  ...[what, rounds, measure]: Parameters<Compare>
): Promise<void> {
  const runs = new Map<string, Figures[]>(Object.keys(sites).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, site] of Object.entries(sites)) runs.get(name)?.push(await measure(site));
  }
  console.log(what);
  console.table(Object.fromEntries([...runs].map(([name, all]) => [name, medians(all)])));
  for (const [name, all] of runs) console.log(`Each run of ${name}:`, JSON.stringify(all));
}

/** The medians, which a single hiccup of a busy machine does not affect; leaves out NaN. */
function medians(runs: readonly Figures[]): Figures {
  const middles = Object.keys(runs[0] ?? {}).map((name) => {
    const values = runs.map((figures) => figures[name] ?? NaN);
    const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
    return [name, Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(3))];
  });
  return Object.fromEntries(middles) as Figures;
}
