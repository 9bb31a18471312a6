import { brotliCompressSync } from "node:zlib";
import { expect, test as still, type Page } from "@playwright/test";
import { pageFamilies } from "../support/content/page-families";
import { countTransfers } from "../support/transferred";
import { viewports } from "../support/helpers";

/** The most that a first view may take before the visitor moves, in bytes, Brotli. */
const firstView = { markup: 20_000, styles: 9_000, script: 0, font: 26_000, all: 135_000 };
/** The scripts that come with the first move: what no page may grow beyond. */
const scriptAfterMove = 84_000;
/** Home, scrolled through to its end. */
const wholeHome = 420_000;

still.use({ viewport: viewports.phone });

const compressed = (text: string) => brotliCompressSync(text).length;

/** What the page itself weighs: its elements, and the styles that it holds. */
async function weighPage(page: Page, address: string) {
  const html = await (await page.request.get(address)).text();
  const [styles = ""] = /<style[\s\S]*?<\/style>/.exec(html) ?? [];
  return { markup: compressed(html.replace(styles, "")), styles: compressed(styles) };
}

for (const [family, address] of Object.entries(pageFamilies)) {
  still(`${family}: the first view stays within its bytes`, async ({ page }) => {
    const transferred = countTransfers(page);
    await page.goto(address, { waitUntil: "networkidle" });
    const { requests, ...sums } = await transferred();
    const weights: Record<string, number> = { ...sums, ...(await weighPage(page, address)) };
    for (const [kind, most] of Object.entries(firstView)) {
      const grown = `${kind} of ${address}:\n${requests.join("\n")}`;
      expect.soft(weights[kind], grown).toBeLessThanOrEqual(most);
    }
  });

  still(`${family}: what the first move brings stays within its bytes`, async ({ page }) => {
    await page.goto(address, { waitUntil: "networkidle" });
    const transferred = countTransfers(page);
    await page.mouse.move(100, 100);
    await page.waitForSelector("html[data-live]");
    const { script, requests } = await transferred();
    expect(script, requests.join("\n")).toBeLessThanOrEqual(scriptAfterMove);
  });
}

still("home stays within its bytes when it is scrolled through", async ({ page }) => {
  const transferred = countTransfers(page);
  await page.goto("/");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState("networkidle");
  const { all, requests } = await transferred();
  expect(all, requests.join("\n")).toBeLessThanOrEqual(wholeHome);
});
