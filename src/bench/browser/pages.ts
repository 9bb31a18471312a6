import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../../e2e/support/chromium";
import { pageFamilies } from "../../../e2e/support/content/site-pages";
import { median, saveData, viewports } from "../../../e2e/support/helpers";
import { countTransfers, type Transferred } from "../../../e2e/support/transferred";
import { overHttp2 } from "../servers/over-http2";
import { serveSite } from "../servers/site";
import { bareHeroSite } from "./bare-hero";
import { builtSites } from "./built-sites";
import { debuggingPort, type LighthouseRun, runLighthouse } from "./lighthouse";

const runs = 5;
const resultFile = "bench-pages.json";

type Row = LighthouseRun & { "LCP / bare": number } & Transferred;

/**
 * `npm run bench:pages`: Lighthouse (phone, simulated slow 4G, median of five) and bytes by kind of
 * a first view at 390 px, for one page of each family of the last build, beside a page that holds
 * nothing but the home page's first picture. All come as visitors get them, by HTTP/2 and TLS.
 * `npm run bench:pages -- FOLDER` holds another built site beside it. Each page is looked at in turn
 * with the bare picture and with the other site's. Prints a table and writes `bench-pages.json`.
 */
async function run(): Promise<void> {
  const builds = builtSites();
  const bareFolder = bareHeroSite(path.resolve("public"));
  const servers = await Promise.all(
    [bareFolder, ...Object.values(builds)].map((folder) => serveSite(folder)),
  );
  const fronts = await Promise.all(servers.map(({ address }) => overHttp2(address)));
  const [bare = "", ...sites] = fronts.map(({ address }) => address);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      `--remote-debugging-port=${debuggingPort}`,
      "--ignore-certificate-errors",
    ],
  });
  try {
    const rows: Record<string, Row> = {};
    for (const [family, address] of Object.entries(pageFamilies)) {
      const pages = sites.map((site) => site + encodeURI(address));
      const [floor, ...figures] = await medianRuns([`${bare}/`, ...pages]);
      if (!floor) throw new Error("The bare picture has no figures.");
      console.log(
        `${family}: the first picture alone has LCP ${floor.LCP.toFixed(0)} ms, TBT ${floor.TBT.toFixed(0)} ms.`,
      );
      for (const [index, build] of Object.keys(builds).entries()) {
        const figure = figures[index];
        if (!figure) continue;
        const bytes = await transferred(browser, pages[index] ?? "");
        rows[`${family}, ${build}`] = { ...figure, "LCP / bare": figure.LCP / floor.LCP, ...bytes };
      }
    }
    console.table(mapRows(rows, (value) => Math.round(value * 1000) / 1000));
    const scrolled = await transferred(browser, `${sites[0]}/`, { use: scrollThrough });
    console.log(`Home scrolled through at 390 px: ${(scrolled.all / 1000).toFixed(0)} kB.`);
    const sharp = await transferred(browser, `${sites[0]}/`, { deviceScaleFactor: 3 });
    console.log(
      `The first view of home at three dots to a pixel: ${(sharp.all / 1000).toFixed(0)} kB.`,
    );
    writeFileSync(resultFile, JSON.stringify({ rows, scrolled, sharp }, null, 2));
  } finally {
    await browser.close();
    await Promise.all([...fronts, ...servers].map((server) => server.close()));
    rmSync(bareFolder, { recursive: true });
  }
}

/** The medians of each address's runs, which take turns, so that all meet the same load. */
async function medianRuns(urls: readonly string[]): Promise<LighthouseRun[]> {
  const results: LighthouseRun[][] = urls.map(() => []);
  for (let i = 0; i < runs; i++) {
    for (const [index, url] of urls.entries()) results[index]?.push(await runLighthouse(url));
  }
  return results.map(medianOf);
}

function medianOf(results: readonly LighthouseRun[]): LighthouseRun {
  const keys = Object.keys(results[0] ?? {}) as (keyof LighthouseRun)[];
  const medians = keys.map((key) => [key, median(results.map((result) => result[key]))]);
  return Object.fromEntries(medians) as LighthouseRun;
}

interface Visit {
  use?: (page: Page) => Promise<void>;
  deviceScaleFactor?: number;
}

/** Bytes of the first view at 390 px before the scripts, or of what `use` brings. */
async function transferred(
  browser: Browser,
  url: string,
  { use, deviceScaleFactor = 1 }: Visit = {},
): Promise<Transferred> {
  const context = await browser.newContext({
    viewport: viewports.phone,
    deviceScaleFactor,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await saveData(page);
  const count = countTransfers(page);
  await page.goto(url, { waitUntil: "networkidle" });
  await use?.(page);
  const { requests: _requests, ...sums } = await count();
  await context.close();
  return sums;
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(150);
  }
  await page.waitForLoadState("networkidle");
}

function mapRows(rows: Record<string, Row>, round: (value: number) => number) {
  return Object.fromEntries(
    Object.entries(rows).map(([family, row]) => [
      family,
      Object.fromEntries(
        (Object.entries(row) as [string, number][]).map(([name, value]) => [name, round(value)]),
      ),
    ]),
  );
}

void run();
