import type { Browser } from "@playwright/test";
import { pagesOfTemplates } from "../checks/built-pages";
import { type Figures, medians } from "./figures";
import { runLighthouse } from "./lighthouse";
import { withServedBuild } from "./serve-build";
import { onSlowPhone } from "./slow-phone";

const ROUNDS = 5;

/** How long after the load event a larger paint may still come, in milliseconds. */
const SETTLED = 1500;

/**
 * `npm run task bench:pages`: Lighthouse (phone, simulated slow 4G), and first and largest paint on
 * a really throttled phone, for one page of each template of the last build.
 */
export function benchPages(): Promise<void> {
  return withServedBuild(async (browser, origin) => {
    for (const { path, template } of pagesOfTemplates("public")) {
      const runs: Figures[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        runs.push(await measure(browser, origin + encodeURI(path)));
      }
      console.table({ [template]: medians(runs) });
    }
  });
}

async function measure(browser: Browser, url: string): Promise<Figures> {
  return {
    ...(await runLighthouse(url)),
    ...(await throttledPaint(browser, url)),
  };
}

/** Milliseconds until a page's first and largest paint, with network and CPU really throttled. */
const throttledPaint = (browser: Browser, url: string): Promise<Figures> =>
  onSlowPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLED);
    return page.evaluate(
      () =>
        new Promise<Figures>((resolve) => {
          new PerformanceObserver((list) => {
            const [first] = performance.getEntriesByName("first-contentful-paint");
            const largest = list.getEntries().at(-1);
            resolve({
              "first paint": first?.startTime ?? NaN,
              "largest paint": largest?.startTime ?? NaN,
            });
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  });
