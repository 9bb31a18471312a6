import type { Browser, Page } from "@playwright/test";
import { pagesOfBuild, pagesOfTemplates, type TemplatePage } from "./built-pages";
import { type Compare, urlOf } from "./sites";
import { onSlowPhone } from "./slow-phone";

const ROUNDS = 7;

/** How long a visitor reads before the tap, in milliseconds; meanwhile the pages of links in view are loaded. */
const READING = 4500;

/** Without an effect by then, a tap counts as failed, in milliseconds. */
const PATIENCE = 10_000;

/** Milliseconds from a tap on a link until the new page's first view is painted, for a page of each template. */
export async function comparePageChanges(browser: Browser, compare: Compare): Promise<void> {
  const pages = pagesOfBuild();
  for (const { path, template } of pagesOfTemplates()) {
    const from = pages.find((page) => page.template !== template && hasLink(page, path));
    if (!from) continue;
    await compare(`From ${from.path} to ${path}, ms`, ROUNDS, async (site) => {
      const url = site.only ? site.origin : urlOf(site, from.path);
      return { "first view": await pageChange(browser, url, site.only ?? path) };
    });
  }
}

/** Whether a page has a link outside of its menu. */
const hasLink = ({ html }: TemplatePage, to: string) =>
  html.slice(html.indexOf("<main")).includes(`href="${to}"`);

/** Taps on the last link from one page to another. */
const pageChange = (browser: Browser, from: string, to: string): Promise<number> =>
  onSlowPhone(browser, async (page) => {
    await page.goto(from, { waitUntil: "networkidle" });
    await page.locator("main details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).last();
    await link.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await page.waitForTimeout(READING);
    // Does not poll meanwhile, because polling is a task itself.
    const byRouter = page.evaluate(timeNextView).catch(() => new Promise<never>(() => undefined));
    const byBrowser = page.waitForEvent("domcontentloaded", { timeout: PATIENCE }).then(
      () => firstPaint(page),
      () => NaN,
    );
    const box = await link.boundingBox();
    if (!box) throw new Error(`There is no link to ${to}`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return Promise.race([byRouter, byBrowser]);
  });

/** Milliseconds from the click seen by `timeNextView` to the first paint of a document opened by the browser. */
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName("first-contentful-paint");
          if (paint) resolve(performance.timeOrigin + paint.startTime - Number(window.name));
        }).observe({ type: "paint", buffered: true });
      }),
  );

/**
 * Runs in the page: milliseconds from the click to the paint of the new page, once it fills the
 * viewport. A method, because tsx adds calls to a helper of its own to functions with a name.
 */
function timeNextView(): Promise<number> {
  const old = document.querySelector("h1");
  const painted = new MessageChannel();
  const eye = {
    look(this: void) {
      const shown = document.querySelector("h1");
      // The placeholder for parts that are not rendered yet.
      const room = document.querySelector("main > :last-child:empty");
      const isFilled = !room || room.getBoundingClientRect().top >= innerHeight;
      // A message posted during a frame arrives after its paint.
      if (shown && shown !== old && isFilled) painted.port1.postMessage(null);
      else requestAnimationFrame(eye.look);
    },
  };
  return new Promise((resolve) => {
    addEventListener("click", ({ timeStamp }) => {
      // It outlives the document.
      window.name = String(performance.timeOrigin + timeStamp);
      painted.port2.onmessage = () => resolve(performance.now() - timeStamp);
      requestAnimationFrame(eye.look);
    });
  });
}
