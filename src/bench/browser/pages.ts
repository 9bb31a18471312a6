import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { pageFamilies } from "../../../e2e/support/content/site-pages";
import { saveData, viewports } from "../../../e2e/support/helpers";
import { countTransfers, type Transferred } from "../../../e2e/support/transferred";
import { overHttp2 } from "../servers/over-http2";
import { bareHeroSite } from "./bare-hero";
import { debuggingPort, type LighthouseRun, medianOf, runLighthouse } from "./lighthouse";
import { builtSites, inTurn, withServedSites } from "./served-sites";
import { type Paint, throttledPaints } from "./throttled-paint";

const runs = 5;
const resultFile = "bench-pages.json";

type Row = LighthouseRun & { "LCP / bare": number } & Paint & Transferred;

const builds = builtSites();

/**
 * `npm run bench:pages`: Lighthouse (phone, simulated slow 4G, median of five), first and largest paint on one that is really slow, and bytes by kind of
 * a first view at 390 px, for one page of each family of the last build, beside a page that holds
 * nothing but the home page's first picture. All come as visitors get them, by HTTP/2 and TLS.
 * `npm run bench:pages -- FOLDER` holds another built site beside it. Each page is looked at in turn
 * with the bare picture and with the other site's. Prints a table and writes `bench-pages.json`.
 */
async function run(): Promise<void> {
  const bareFolder = bareHeroSite(path.resolve("public"));
  const flags = [`--remote-debugging-port=${debuggingPort}`, "--ignore-certificate-errors"];
  try {
    await withServedSites([bareFolder, ...Object.values(builds)], comparePages, flags);
  } finally {
    rmSync(bareFolder, { recursive: true });
  }
}

async function comparePages(browser: Browser, servers: string[]): Promise<void> {
  const fronts = await Promise.all(servers.map(overHttp2));
  try {
    const [bare = "", ...sites] = fronts.map(({ address }) => address);
    const rows: Record<string, Row> = {};
    for (const [family, address] of Object.entries(pageFamilies)) {
      const pages = sites.map((site) => site + encodeURI(address));
      const results = await inTurn(runs, [`${bare}/`, ...pages], runLighthouse);
      const paints = await throttledPaints(browser, pages, runs);
      const [floor, ...figures] = results.map(medianOf);
      if (!floor) throw new Error("The bare picture has no figures.");
      console.log(
        `${family}: the first picture alone has LCP ${floor.LCP.toFixed(0)} ms, TBT ${floor.TBT.toFixed(0)} ms.`,
      );
      for (const [index, build] of Object.keys(builds).entries()) {
        const figure = figures[index];
        const paint = paints[index];
        if (!figure || !paint) continue;
        const bytes = await transferred(browser, pages[index] ?? "");
        const ratio = { "LCP / bare": figure.LCP / floor.LCP };
        rows[`${family}, ${build}`] = { ...figure, ...ratio, ...paint, ...bytes };
      }
    }
    console.table(
      Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, rounded(row)])),
    );
    const scrolled = await transferred(browser, `${sites[0]}/`, { use: scrollThrough });
    console.log(`Home scrolled through at 390 px: ${(scrolled.all / 1000).toFixed(0)} kB.`);
    const sharp = await transferred(browser, `${sites[0]}/`, { deviceScaleFactor: 3 });
    console.log(
      `The first view of home at three dots to a pixel: ${(sharp.all / 1000).toFixed(0)} kB.`,
    );
    writeFileSync(resultFile, JSON.stringify({ rows, scrolled, sharp }, null, 2));
  } finally {
    await Promise.all(fronts.map((front) => front.close()));
  }
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

const rounded = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  );

void run();
