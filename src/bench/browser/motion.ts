import path from "node:path";
import { type Browser, devices, type Page } from "@playwright/test";
import { median } from "../../../e2e/support/helpers";
import { withServedSites } from "./served-sites";

const slowDown = 4;

/** Times that a page keeps of itself, in milliseconds. */
interface Kept {
  longTasks: number[];
  frames: number[];
}

/**
 * `npm run bench:motion`: how smoothly the pages move on a phone with a fourth of this machine's
 * speed: long tasks while the page loads and its scripts start, frames of the moving row and of a comparison.
 */
async function run(browser: Browser, [site]: string[]): Promise<void> {
  const page = await slowPhone(browser);
  await page.goto(`${site}/`, { waitUntil: "networkidle" });
  await page.waitForTimeout(2000);
  const loading = (await kept(page)).longTasks;
  await page.mouse.wheel(0, 10);
  // without a look at the page, because looking is a long task itself
  await page.waitForTimeout(5000);
  const starting = (await kept(page)).longTasks.slice(loading.length);
  console.log(`Long tasks while the page loads: ${list(loading)}.`);
  console.log(`Long tasks while the scripts start: ${list(starting)}.`);
  console.log(`Frames while the row moves: ${await framesDuring(page, moveRow)}.`);
  console.log(`Frames while a comparison moves: ${await framesDuring(page, moveComparison)}.`);
}

async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices["Pixel 7"], reducedMotion: null });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await page.addInitScript(() => {
    const kept: Kept = { longTasks: [], frames: [] };
    Object.assign(window, { kept });
    new PerformanceObserver((entries) => {
      kept.longTasks.push(...entries.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask", buffered: true });
    // methods, because tsx adds calls to a helper of its own to functions with a name
    const clock = {
      last: performance.now(),
      tick(this: void, now: number) {
        kept.frames.push(now - clock.last);
        clock.last = now;
        requestAnimationFrame(clock.tick);
      },
    };
    requestAnimationFrame(clock.tick);
  });
  return page;
}

const kept = (page: Page) => page.evaluate(() => (window as unknown as { kept: Kept }).kept);

async function framesDuring(page: Page, move: (page: Page) => Promise<void>): Promise<string> {
  const before = (await kept(page)).frames.length;
  await move(page);
  const frames = (await kept(page)).frames.slice(before).sort((a, b) => a - b);
  const slow = frames.filter((frame) => frame > 20);
  const worst = frames[frames.length - 1] ?? NaN;
  return `${frames.length}, median ${median(frames).toFixed(1)} ms, ${slow.length} over 20 ms, worst ${worst.toFixed(0)} ms`;
}

async function moveRow(page: Page): Promise<void> {
  await page.locator("#uslugi").evaluate((section) => section.scrollIntoView());
  await page.waitForSelector("#uslugi .slick-track");
  await page.waitForTimeout(10_000);
}

async function moveComparison(page: Page): Promise<void> {
  const range = page.locator("input[type=range]").first();
  await range.scrollIntoViewIfNeeded();
  const box = await range.boundingBox();
  if (!box) throw new Error("There is no comparison on the page.");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(box.x + box.width * (0.5 + 0.4 * Math.sin(step / 10)), y);
  }
  await page.mouse.up();
}

const list = (times: number[]) =>
  times.length === 0 ? "none" : times.map((time) => `${time.toFixed(0)} ms`).join(", ");

void withServedSites([path.resolve("public")], run);
