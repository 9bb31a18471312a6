import type { BrowserContextOptions, Page } from "@playwright/test";
import { viewports } from "./helpers";

/** A phone with a touch screen. */
export const phone: BrowserContextOptions = {
  viewport: viewports.phone,
  hasTouch: true,
  isMobile: true,
};

/** Slow 4G, as in Lighthouse: 150 ms round trip, 1.6 Mbit/s down; and a quarter of this machine's CPU speed. */
const conditions = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowDown = 4;

/** Throttles a page to a three-year-old phone on the move. Call before `goto`. */
export async function slowDownTo4G(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", { offline: false, ...conditions });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
}
