import type { Browser } from "@playwright/test";
import { pagesOfTemplates } from "../checks/built-pages";
import { runLighthouse } from "./lighthouse";
import { type Figures, medians, withSites } from "./sites";
import { onSlowPhone } from "./slow-phone";

const ROUNDS = 5;

/** How long after the load event a larger paint may still come, in milliseconds. */
const SETTLED = 1500;

/**
 * `npm run task bench:pages`: Lighthouse (phone, simulated slow 4G), and first and largest paint on
 * a really throttled phone, for one page of each template of the last build. `-- FOLDER` measures
 * another built site beside it, in turn, so that both meet the same load.
 */
export function benchPages([other]: readonly string[]): Promise<void> {
  const folders = { "this build": "public", ...(other && { "the other build": other }) };
  return withSites(folders, async (browser, origins) => {
    for (const { path, template } of pagesOfTemplates("public")) {
      const runs = new Map<string, Figures[]>(Object.keys(origins).map((name) => [name, []]));
      for (let round = 0; round < ROUNDS; round++) {
        for (const [name, origin] of Object.entries(origins)) {
          runs.get(name)?.push(await measure(browser, origin + encodeURI(path)));
        }
      }
      console.log(template);
      console.table(Object.fromEntries([...runs].map(([name, all]) => [name, medians(all)])));
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
