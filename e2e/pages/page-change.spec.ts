import { dwell } from "../../src/components/site-link/load-in-view";
import { firstTown, navigation, towns } from "../support/content/site-content";
import { isLoadedAhead, loadAhead, openHydrated, saveData, viewports } from "../support/helpers";
import { expect, type Page, test } from "../support/test";

/** Follows a link in the footer or the strip of towns; both are on every page. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`footer a[href="${path}"], [aria-labelledby=miasta] a[href="${path}"]`);
  // folded on a phone
  const fold = page
    .locator(":is(footer, [aria-labelledby=miasta]) details:not([open])")
    .filter({ has: page.locator(`a[href="${path}"]`) })
    .locator("> summary");
  for (const summary of await fold.filter({ visible: true }).all()) await summary.click();
  await loadAhead(page, path);
  await link.first().click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /./);
  await expect.poll(() => decodeURI(new URL(page.url()).pathname)).toBe(path);
  await expect(page.locator("h1")).toBeFocused();
}

const town = towns.find(({ path }) => path !== encodeURI(path)) ?? towns[0];

test("what surrounds the page stays while pages change; the new one starts at its top, and is read out", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const parts = await Promise.all(
    ["header", "footer"].map((name) => page.locator(name).first().elementHandle()),
  );
  const legal = navigation.legal.length > 0 ? "footer p a" : "footer nav a";
  const address = (await page.locator(legal).first().getAttribute("href")) ?? "/";
  for (const path of [address, town?.path ?? "/kontakt"]) {
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
    await follow(page, path);
    await expect(page.locator("#gatsby-announcer")).toHaveText(await titleOf(page, path));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    for (const part of parts) expect(await part?.evaluate((node) => node.isConnected)).toBe(true);
    const around = (link: string) =>
      page.locator(`header ${link}, [aria-labelledby=miasta] ${link}`);
    const current = await around('a[aria-current="page"]').count();
    expect(current).toBe(await around(`a[href="${path}"]`).count());
    await expect(around(`a[href="${path}"]:not([aria-current])`)).toHaveCount(0);
  }
});

/** The title that a page has when it is loaded by itself. */
async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
}

/** Follows a link near a page's end, and goes back. @returns how far that is from where the link was pressed */
async function goAndComeBack(page: Page, prepare: (path: string) => Promise<void>) {
  const link = page.locator('footer a[href^="/"], [aria-labelledby=miasta] a[href^="/"]').first();
  await prepare((await link.getAttribute("href")) ?? "/");
  // The page scrolls smoothly to the link, so only the press itself tells where the visitor was.
  await page.evaluate(() => {
    const keep = () => sessionStorage.setItem("pressed", String(scrollY));
    addEventListener("click", keep, { once: true, capture: true });
  });
  await link.click();
  await expect(page).not.toHaveURL(/\/$/);
  const top = await page.evaluate(() => Number(sessionStorage.getItem("pressed")));
  expect(top).toBeGreaterThan(1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  return () => page.evaluate((then) => Math.abs(scrollY - then), top);
}

test("the way back leads to where the visitor was", async ({ page }) => {
  await test.step("from a page that was loaded", async () => {
    await openHydrated(page, "/");
    const distance = await goAndComeBack(page, (path) => loadAhead(page, path));
    await expect.poll(distance).toBeLessThan(20);
  });
  await test.step("from a page that the browser opened, also once the scripts run", async () => {
    await openHydrated(page, "/");
    const distance = await goAndComeBack(page, () => Promise.resolve());
    await expect.poll(distance).toBeLessThan(20);
    await page.waitForSelector("html[data-live]");
    await expect.poll(distance).toBeLessThan(20);
  });
});

/** Opens a page, brings a link into view, and notes what is asked for from when the page is live. */
async function bringIntoView(page: Page): Promise<{ path: string; asked: string[] }> {
  await openHydrated(page, "/kontakt");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const link = page.locator('footer a[href^="/"], [aria-labelledby=miasta] a[href^="/"]').last();
  await link.scrollIntoViewIfNeeded();
  return { path: (await link.getAttribute("href")) ?? "/", asked };
}

const isOpenedAnew = (page: Page) =>
  page.evaluate(() => !document.documentElement.hasAttribute("data-same"));

const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-same", ""));

test("a link in view loads its page, which then opens without a request for it", async ({
  page,
}) => {
  const { path, asked } = await bringIntoView(page);
  await expect.poll(() => isLoadedAhead(page, path)).toBe(true);
  await markDocument(page);
  asked.length = 0;
  await page.locator(`a[href="${path}"]`).last().click();
  await expect(page.locator("h1")).toBeFocused();
  expect(await isOpenedAnew(page)).toBe(false);
  expect(asked.filter((address) => decodeURI(address).includes(`${path}/page-data`))).toEqual([]);
});

/** Waits until the site has been told that a link is in view, and has let its time for that pass. */
const untilLinksWouldHaveLoaded = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .last()
    .evaluate(
      (link, time) =>
        new Promise<void>((resolve) => {
          // Observers and timers come in the order in which they were made: the site's before these.
          new IntersectionObserver((_entries, observer) => {
            observer.disconnect();
            setTimeout(resolve, time);
          }).observe(link);
        }),
      dwell,
    );

test("a visitor who saves data loads no page before the tap, and the browser opens it", async ({
  page,
}) => {
  await saveData(page);
  const { path, asked } = await bringIntoView(page);
  await markDocument(page);
  await untilLinksWouldHaveLoaded(page, path);
  expect(asked.filter((address) => address.startsWith("/page-data/"))).toEqual([]);
  await page.locator(`a[href="${path}"]`).last().click();
  await page.waitForURL((url) => decodeURI(url.pathname) === path);
  expect(await isOpenedAnew(page)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: viewports.phone });

  test("the bar leads to the form of the page that is shown", async ({ page }) => {
    await openHydrated(page, "/o-nas");
    const quote = page.locator('section:has(> a[href^="tel:"]) > a').last();
    await expect(quote).toHaveAttribute("href", "/kontakt#wycena");
    await follow(page, firstTown.path);
    await expect(quote).toHaveAttribute("href", "#wycena");
  });
});
