import { navigation, towns } from "../support/content/site-content";
import { openHydrated, viewports } from "../support/helpers";
import { expect, type Page, test } from "../support/test";

/** Follows a link in the footer or the strip of towns; both are on every page. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`footer a[href="${path}"], [aria-labelledby=miasta] a[href="${path}"]`);
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
