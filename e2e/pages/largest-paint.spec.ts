import { type Browser, expect, type Page, test } from "@playwright/test";
import { pageFamilies } from "../support/content/site-pages";
import { afterFirst, byTheClock } from "../support/tags";

/** Widths of a desktop, a phone and a large desktop, in CSS pixels. */
const widths = [1366, 412, 1920];

/** For how long browsers of visitors who read without moving are watched, in milliseconds. */
const watched = 8000;

interface LargestPaint {
  /** When it was told, and when scripts had taken over, in milliseconds since the page was asked for. */
  at: number;
  live: number;
  /** What was painted. */
  what: string;
}

/** Opens a page in a window that takes nothing from others' caches. */
async function open(browser: Browser, width: number, path: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL: test.info().project.use.baseURL,
    viewport: { width, height: width < 600 ? 823 : 768 },
    deviceScaleFactor: width < 600 ? 2.6 : 1,
  });
  await page.addInitScript(() => {
    const told: object[] = [];
    Object.assign(window, { told });
    new PerformanceObserver((list) => told.push(...list.getEntries())).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  await page.goto(path);
  return page;
}

const largestPaint = (page: Page): Promise<LargestPaint> =>
  page.evaluate(() => {
    interface Told extends PerformanceEntry {
      element?: Element;
      url: string;
    }
    const last = (window as unknown as { told: Told[] }).told.at(-1);
    const [live] = performance.getEntriesByName("onInitialClientRender");
    return {
      at: Math.round(last?.startTime ?? NaN),
      live: Math.round(live?.startTime ?? NaN),
      what: `${last?.element?.outerHTML.slice(0, 80)} ${last?.url}`,
    };
  });

for (const [index, width] of widths.entries()) {
  test(
    `${width} px: on no kind of page the largest paint waits for scripts, though nobody moves`,
    afterFirst(index),
    async ({ browser }) => {
      const found = await Promise.all(
        Object.entries(pageFamilies).map(async ([family, path]) => {
          const page = await open(browser, width, path);
          await page.waitForSelector("html[data-live]");
          await page.waitForFunction((time) => performance.now() > time, watched);
          const paint = await largestPaint(page);
          await page.close();
          return { family, ...paint };
        }),
      );
      expect(found.filter(({ at, live }) => !(at < live))).toEqual([]);
    },
  );

  test(
    `${width} px: the largest paint of each kind of page is told within a second`,
    byTheClock,
    async ({ browser }) => {
      for (const [family, path] of Object.entries(pageFamilies)) {
        const page = await open(browser, width, path);
        // All that the first view shows has come before `load`, and is told with the next frames.
        await page.evaluate(
          () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
        );
        await expect.poll(async () => (await largestPaint(page)).at).toBeGreaterThan(0);
        const { at, what } = await largestPaint(page);
        expect.soft(at, `${family}: ${what}`).toBeLessThan(1000);
        await page.close();
      }
    },
  );
}
