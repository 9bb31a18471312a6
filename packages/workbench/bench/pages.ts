import type { Browser } from "@playwright/test";
import { pagesOfTemplates } from "./built-pages";
import { runLighthouse } from "./lighthouse";
import { type Figures, urlOf, withBarePages, withSites } from "./sites";
import { onSlowPhone } from "./slow-phone";

const ROUNDS = 5;

/** How long after the load event a larger paint may still come, in milliseconds. */
const SETTLED = 1500;

/**
 * `npm run task bench:pages`: Lighthouse (phone, simulated slow 4G), and first and largest paint on
 * a really throttled phone, for one page of each template of the last build, and the same page
 * without scripts. Compares with another built site, `-- FOLDER`, or with one page of a site with
 * other addresses, `-- FOLDER@/address`.
 */
export function benchPages([other]: readonly string[]): Promise<void> {
  return withBarePages((bare) =>
    withSites({ "without scripts": bare, "the other build": other }, async (browser, compare) => {
      for (const { path, template } of pagesOfTemplates()) {
        await compare(template, ROUNDS, async (site) => {
          const url = urlOf(site, path);
          return { ...(await runLighthouse(url)), ...(await throttledPaint(browser, url)) };
        });
      }
    }),
  );
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
