import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../../e2e/support/chromium";
import { pageFamilies } from "../../../e2e/support/content/site-pages";
import { saveData, viewports } from "../../../e2e/support/helpers";
import { countTransfers, type Transferred } from "../../../e2e/support/transferred";
import { overHttp2 } from "../servers/over-http2";
import { serveSite } from "../servers/site";
import { bareHeroSite } from "./bare-hero";
import { debuggingPort, type LighthouseRun, runLighthouse } from "./lighthouse";

const runs = 5;
const resultFile = "bench-pages.json";

type Row = LighthouseRun & { "LCP / bare": number } & Transferred;

/**
 * `npm run bench:pages`: Lighthouse (phone, simulated slow 4G, median of five) and bytes by kind of
 * a first view at 390 px, for one page of each family of the last build, beside a page that holds
 * nothing but the home page's first picture. All come as visitors get them, by HTTP/2 and TLS.
 * Prints a table and writes `bench-pages.json`.
 */
async function run(): Promise<void> {
  const publicFolder = path.resolve("public");
  const bareFolder = bareHeroSite(publicFolder);
  const servers = await Promise.all([serveSite(publicFolder), serveSite(bareFolder)]);
  const fronts = await Promise.all(servers.map(({ address }) => overHttp2(address)));
  const [site = "", bare = ""] = fronts.map(({ address }) => address);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      `--remote-debugging-port=${debuggingPort}`,
      "--ignore-certificate-errors",
    ],
  });
  try {
    const floor = await medianRun(`${bare}/`);
    console.log(
      `A page of the first picture alone: LCP ${floor.LCP.toFixed(0)} ms, TBT ${floor.TBT.toFixed(0)} ms.`,
    );
    const rows: Record<string, Row> = {};
    for (const [family, address] of Object.entries(pageFamilies)) {
      const figures = await medianRun(site + encodeURI(address));
      const bytes = await transferred(browser, site + encodeURI(address));
      rows[family] = { ...figures, "LCP / bare": figures.LCP / floor.LCP, ...bytes };
    }
    console.table(mapRows(rows, (value) => Math.round(value * 1000) / 1000));
    const scrolled = await transferred(browser, `${site}/`, scrollThrough);
    console.log(`Home scrolled through at 390 px: ${(scrolled.all / 1000).toFixed(0)} kB.`);
    writeFileSync(resultFile, JSON.stringify({ floor, rows, scrolled }, null, 2));
  } finally {
    await browser.close();
    await Promise.all([...fronts, ...servers].map((server) => server.close()));
    rmSync(bareFolder, { recursive: true });
  }
}

async function medianRun(url: string): Promise<LighthouseRun> {
  const results: LighthouseRun[] = [];
  for (let i = 0; i < runs; i++) results.push(await runLighthouse(url));
  const first = results[0] as LighthouseRun;
  const medians = (Object.keys(first) as (keyof LighthouseRun)[]).map((key) => {
    const values = results.map((result) => result[key]).sort((a, b) => a - b);
    return [key, values[Math.floor(runs / 2)]];
  });
  return Object.fromEntries(medians) as LighthouseRun;
}

/** Bytes of the first view at 390 px before the scripts, or of what `use` brings. */
async function transferred(
  browser: Browser,
  url: string,
  use?: (page: Page) => Promise<void>,
): Promise<Transferred> {
  const context = await browser.newContext({ viewport: viewports.phone, ignoreHTTPSErrors: true });
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
