import { fillIn } from "../../packages/utils";
import { axeFindings } from "../support/axe";
import { firstTown, galleryPage, labels, towns } from "../support/content/site-content";
import { openHydrated, viewports } from "../support/helpers";
import { afterFirst, thorough } from "../support/tags";
import { expect, type Locator, type Page, test } from "../support/test";

const footerLinks = (page: Page) => page.locator("footer details a");
const townLinks = (page: Page) => page.locator("[aria-labelledby=miasta] li a");
const groups = (page: Page) => page.locator("footer nav summary");
const townList = (page: Page) =>
  page.locator("[aria-labelledby=miasta] summary").and(page.getByText(labels.townList));
/** The sections of a service, and what is in each below its heading. */
const parts = (page: Page) => page.locator("#wiecej section");
const textOf = (part: Locator) => part.locator("details > :not(summary)");
const photos = (page: Page) => page.locator("figure > a:has(img)");
const shown = { visible: true } as const;

test.describe("on a phone", () => {
  test.use({ viewport: viewports.phone });

  test("what ends every page is folded; a key opens it, and axe finds nothing", async ({
    page,
  }) => {
    await openHydrated(page, galleryPage);
    await expect(footerLinks(page).filter(shown)).toHaveCount(0);
    await expect(townLinks(page).filter(shown)).toHaveCount(0);
    for (const summary of [townList(page), ...(await groups(page).all())]) {
      await summary.focus();
      await page.keyboard.press("Enter");
    }
    const links = await footerLinks(page).count();
    await expect(footerLinks(page).filter(shown)).toHaveCount(links);
    await expect(townLinks(page).getByText(firstTown.name, { exact: true })).toBeVisible();
    await page.locator("main details.fold--phone > summary").evaluateAll((summaries) => {
      for (const summary of summaries) (summary as HTMLElement).click();
    });
    expect(await axeFindings(page)).toEqual([]);
  });

  test("of a service's sections the first is open, and a tap on a heading opens another", async ({
    page,
  }) => {
    await openHydrated(page, galleryPage);
    const [first, ...others] = await parts(page).all();
    await expect(textOf(first as Locator)).toBeVisible();
    for (const part of others) {
      await expect(textOf(part)).toBeHidden();
      await part.getByRole("heading").click();
      await expect(textOf(part)).toBeVisible();
    }
  });

  test("a gallery shows six photographs, and all when asked", async ({ page }) => {
    await openHydrated(page, galleryPage);
    const count = await photos(page).count();
    await expect(photos(page).filter(shown)).toHaveCount(Math.min(count, 6));
    if (count <= 6) return;
    await page.getByText(fillIn(labels.allPhotos, { count })).click();
    await expect(photos(page).filter(shown)).toHaveCount(count);
  });

  test("the page search finds a town in the folded list", thorough, async ({ page }) => {
    // a text fragment makes the browser search the page as its own search does
    const [text] = await textsOfTowns(page);
    await page.goto(`/kontakt#:~:text=${encodeURIComponent(text ?? "").replace(/-/g, "%2D")}`);
    await expect(townLinks(page).getByText(text ?? "", { exact: true })).toBeVisible();
  });

  test("the page of all towns does not name them again at its end", async ({ page }) => {
    await page.goto("/gdzie-pracujemy");
    for (const { path } of towns) {
      const links = page.locator(`a[href="${path}"]:not(svg *)`);
      await expect(links.filter(shown)).toHaveCount(1);
    }
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("a tap opens towns, services and photographs", async ({ page }) => {
      await page.goto(galleryPage);
      await townList(page).click();
      await expect(townLinks(page).first()).toBeVisible();
      await groups(page).first().click();
      await expect(footerLinks(page).first()).toBeVisible();
      const count = await photos(page).count();
      if (count > 6) await page.getByText(fillIn(labels.allPhotos, { count })).click();
      await expect(photos(page).filter(shown)).toHaveCount(count);
    });
  });
});

for (const [index, width] of [600, 1440].entries()) {
  const title = `at ${width} px all is open, and no key stops at what would fold it`;
  test(title, afterFirst(index), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, galleryPage);
    for (const links of [footerLinks(page), townLinks(page), photos(page), textOf(parts(page))]) {
      await expect(links.filter(shown)).toHaveCount(await links.count());
    }
    const summaries = page.locator("details.fold--phone > summary");
    await expect(summaries.filter(shown)).toHaveCount(0);
    await expect(groups(page).getByRole("heading").first()).toBeVisible();
    await groups(page).first().focus();
    await expect(groups(page).first()).not.toBeFocused();
  });
}

async function textsOfTowns(page: Page): Promise<string[]> {
  await page.goto("/kontakt");
  return townLinks(page).allTextContents();
}
