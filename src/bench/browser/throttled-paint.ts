import type { Browser } from "@playwright/test";
import { median } from "../../../e2e/support/helpers";
import { phone, slowDownTo4G } from "../../../e2e/support/slow-phone";
import { inTurn } from "./served-sites";

/** How long after the load a larger paint may still come, in milliseconds. */
const SETTLED = 1500;

/** Dots to a pixel of Lighthouse's phone. */
const DOTS = 1.75;

/** When a page was first and most painted, in milliseconds. */
export interface Paint {
  "first paint": number;
  "largest paint": number;
}

/**
 * First and largest paint of pages on a slow phone, whose network and processor are really slowed down, where
 * Lighthouse reckons.
 * @returns the medians of each page; the pages are loaded in turn
 */
export async function throttledPaints(
  browser: Browser,
  urls: readonly string[],
  runs: number,
): Promise<Paint[]> {
  const paints = await inTurn(runs, urls, (url) => paintOf(browser, url));
  return paints.map((each) => ({
    "first paint": median(each.map((paint) => paint["first paint"])),
    "largest paint": median(each.map((paint) => paint["largest paint"])),
  }));
}

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
    ...phone,
    deviceScaleFactor: DOTS,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime });
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await slowDownTo4G(page);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLED);
    return await page.evaluate(() => ({
      "first paint": performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
      "largest paint": (window as unknown as { largestPaint?: number }).largestPaint ?? NaN,
    }));
  } finally {
    await context.close();
  }
}
