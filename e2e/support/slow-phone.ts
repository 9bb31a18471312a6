import type { BrowserContextOptions, Page } from "@playwright/test";
import { viewports } from "./helpers";

/** A phone that is touched. */
export const phone: BrowserContextOptions = {
  viewport: viewports.phone,
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
