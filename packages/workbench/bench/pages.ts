import type { Browser } from "@playwright/test";
import { pagesOfTemplates } from "../checks/built-pages";
import { type Figures, medians } from "./figures";
import { lighthouseFigures } from "./lighthouse";
import { withServedBuild } from "./serve-build";
import { onSlowPhone } from "./slow-phone";

const ROUNDS = 5;

/** How long after the load event a larger paint may still come, in milliseconds. */
const SETTLED = 1500;

/**
 * `npm run bench:pages`: Lighthouse (phone, simulated slow 4G), and first and largest paint on
 * a really throttled phone, for one page of each template of the built site in a folder.
 */
function benchPages(site: string): Promise<void> {
  return withServedBuild(site, async (browser, origin, program) => {
    const urls = pagesOfTemplates(site).map(({ path }) => origin + encodeURI(path));
    console.table(await lighthouseFigures(urls, program));
    const paints: Record<string, Figures> = {};
    for (const url of urls) {
      const runs: Figures[] = [];
      for (let round = 0; round < ROUNDS; round++) runs.push(await throttledPaint(browser, url));
      paints[url] = medians(runs);
    }
    console.table(paints);
  });
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

void benchPages(process.argv[2] ?? "");
