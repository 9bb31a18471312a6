import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** A phone that is touched. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Slow 4G, as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down; and a fourth of this machine's speed. */
const conditions = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowDown = 4;

/** Makes a page as slow as a three-year-old phone on its way. Before `goto`. */
export async function slowDownTo4G(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", { offline: false, ...conditions });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
}

/** Measures something on a slow phone that has nothing in its cache. */
export async function onSlowPhone<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  // As many dots to a pixel as Lighthouse's phone has.
  const options = { ...phone, deviceScaleFactor: 1.75, ignoreHTTPSErrors: true };
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await slowDownTo4G(page);
    return await measure(page);
  } finally {
    await context.close();
  }
}
