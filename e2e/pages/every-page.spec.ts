import { groupBy } from "../../packages/utils";
import { axeFindings } from "../support/axe";
import { routes } from "../support/content/site-pages";
import { isPreloadWarning, openHydrated, viewports } from "../support/helpers";
import { oneOfFamily } from "../support/tags";
import { expect, type Page, test } from "../support/test";

/** How many pages a visitor looks at, who after the first has scripts and fonts in the cache. */
const pagesAVisit = 4;

/** 320 CSS pixels: the narrowest phone, and a window of 1280 px at 400 % (WCAG 1.4.10). */
const narrowest = { width: 320, height: 256 };

for (const [tag, pages] of groupBy(routes, oneOfFamily)) {
  for (let first = 0; first < pages.length; first += pagesAVisit) {
    const visit = pages.slice(first, first + pagesAVisit);
    test(`${visit.join(", ")}: each is whole, and right at all widths`, tag, async ({ page }) => {
      const faults = watch(page);
      for (const route of visit) {
        await test.step(route, async () => {
          await page.setViewportSize(viewports.phone);
          await openHydrated(page, route);
          await expect(page.locator("h1")).toHaveCount(1);
          await expect(page.locator("h1")).toBeVisible();
          await expect(page.locator("html")).toHaveAttribute("lang", "pl");
          expect.soft(await axeFindings(page), `${route} at 390 px`).toEqual([]);
          await page.setViewportSize(narrowest);
          expect.soft(await tooWide(page), `${route} at 320 px`).toEqual([]);
          expect.soft(await brokenWords(page), `${route} at 320 px`).toEqual([]);
          await page.setViewportSize(viewports.desktop);
          expect.soft(await axeFindings(page), `${route} at 1440 px`).toEqual([]);
          expect(faults).toEqual([]);
        });
      }
      expect(await page.context().cookies()).toEqual([]);
    });
  }
}

test("axe would find what is wrong", async ({ page }) => {
  await page.setContent('<html lang="pl"><title>Test</title><img src="data:,"></html>');
  expect((await axeFindings(page)).join()).toContain("image-alt: img");
});

/** Everything that went wrong while a page was open. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    const isFault = ["error", "warning"].includes(message.type()) && !isPreloadWarning(message);
    if (isFault) faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What is fetched ahead is given up when the visitor goes on to the next page.
    if (reason !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()} (${reason})`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") {
      faults.push(`other host: ${request.url()}`);
    }
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** What makes a page scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const isClipped = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" ||
        (element.parentElement !== null && isClipped(element.parentElement)));
    const wide = [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .filter((element) => !isClipped(element) && element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 100));
    const { scrollWidth } = document.documentElement;
    return scrollWidth > window.innerWidth ? [...wide, `${scrollWidth} px`] : wide;
  });

/** Words of headings and controls that take more than one line; a hyphen of their own may end a line. */
const brokenWords = (page: Page) =>
  page.locator("body").evaluate((body) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const shown = text.parentElement?.checkVisibility() ? text.parentElement : undefined;
      if (!shown?.closest("h1, h2, h3, summary, button")) continue;
      for (const { index, 0: word } of (text.nodeValue ?? "").matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
