import { navigation, towns } from "../support/content/site-content";
import { pageFamilies } from "../support/content/site-pages";
import { isLoadedAhead, loadAhead, openHydrated, saveData, viewports } from "../support/helpers";
import { afterFirst } from "../support/tags";
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

test("what surrounds the page stays while pages change, and says which one it is", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const parts = await Promise.all(
    ["header", "footer"].map((name) => page.locator(name).first().elementHandle()),
  );
  const legal = navigation.legal.length > 0 ? "footer p a" : "footer nav a";
  const address = (await page.locator(legal).first().getAttribute("href")) ?? "/";
  for (const path of [address, town?.path ?? "/kontakt"]) {
    await follow(page, path);
    for (const part of parts) expect(await part?.evaluate((node) => node.isConnected)).toBe(true);
    const around = (link: string) =>
      page.locator(`header ${link}, [aria-labelledby=miasta] ${link}`);
    const current = await around('a[aria-current="page"]').count();
    expect(current).toBe(await around(`a[href="${path}"]`).count());
    await expect(around(`a[href="${path}"]:not([aria-current])`)).toHaveCount(0);
  }
});

/** The headings and fields of the content, in their order. */
const contentOf = (page: Page) =>
  page
    .locator("main :is(h1, h2, input, select, textarea)")
    .evaluateAll((all) => all.map((each) => each.getAttribute("name") ?? each.textContent));

/** Notes from the next focus on, which a page change ends with, whether the footer is in view in any frame. */
const watchFooter = (page: Page) =>
  page.evaluate(() => {
    const seen = { footer: false };
    Object.assign(window, { seen });
    const eye = {
      look(this: void) {
        const { top } = document.querySelector("footer")?.getBoundingClientRect() ?? { top: 0 };
        seen.footer ||= top < innerHeight;
        requestAnimationFrame(eye.look);
      },
    };
    addEventListener("focusin", eye.look, { once: true });
  });

for (const [index, [family, path]] of Object.entries(pageFamilies).entries()) {
  if (family === "not found") continue;
  test(
    `a link opens the whole page of ${family}, and nothing below it shows meanwhile`,
    afterFirst(index),
    async ({ page }) => {
      await openHydrated(page, path);
      const whole = await contentOf(page);
      const isShort = await page.locator("footer").evaluate((footer) => {
        return footer.getBoundingClientRect().top < innerHeight;
      });
      await openHydrated(page, path === "/" ? "/kontakt" : "/");
      await loadAhead(page, path);
      await watchFooter(page);
      // A form leaves its links to the browser.
      await page.locator(`a[href="${path}"]:not(form a)`).first().dispatchEvent("click");
      await expect(page.locator("h1")).toBeFocused();
      await expect.poll(() => contentOf(page)).toEqual(whole);
      await expect(page.locator("h1")).toBeFocused();
      const seen = () => page.evaluate(() => (window as unknown as { seen: object }).seen);
      await expect.poll(seen).toEqual({ footer: isShort });
    },
  );
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

test("the way back from a page that was loaded leads to where the visitor was", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const distance = await goAndComeBack(page, (path) => loadAhead(page, path));
  await expect.poll(distance).toBeLessThan(20);
});

test("the way back from a page that the browser opened leads to where the visitor was, also once the scripts run", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const distance = await goAndComeBack(page, () => Promise.resolve());
  await expect.poll(distance).toBeLessThan(20);
  await page.waitForSelector("html[data-live]");
  await expect.poll(distance).toBeLessThan(20);
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

test("a visitor who saves data loads no page before the tap, and the browser opens it", async ({
  page,
}) => {
  await saveData(page);
  const { path, asked } = await bringIntoView(page);
  await markDocument(page);
  await page.waitForTimeout(1000);
  expect(asked.filter((address) => address.startsWith("/page-data/"))).toEqual([]);
  await page.locator(`a[href="${path}"]`).last().click();
  await page.waitForURL((url) => decodeURI(url.pathname) === path);
  expect(await isOpenedAnew(page)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: viewports.phone });

  test("the bar leads to the form of the page that is shown", async ({ page }) => {
    await openHydrated(page, "/kontakt");
    const quote = page.locator('section:has(> a[href^="tel:"]) > a').last();
    await expect(quote).toHaveAttribute("href", "#wycena");
    await follow(page, town?.path ?? "/o-nas");
    await expect(quote).toHaveAttribute("href", "/kontakt");
  });

  test("the menu is closed after the way back", async ({ page }) => {
    await openHydrated(page, "/kontakt");
    await follow(page, town?.path ?? "/o-nas");
    const menu = page.locator("header details").first();
    await menu.locator("summary").first().click();
    await expect(menu).toHaveAttribute("open");
    await page.goBack();
    await expect(page).toHaveURL(/kontakt$/);
    await expect(menu).not.toHaveAttribute("open");
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });
});
