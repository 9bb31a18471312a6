import { anchors } from "../../src/utils/anchors";
import { fillIn } from "../../src/utils/text/fill-in";
import { axeFindings } from "../support/axe";
import {
  firstTown,
  galleryLength,
  galleryPage,
  labels,
  quoteService,
  towns,
} from "../support/content/site-content";
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

/** Opens the fold below the first two photographs, which is there where a gallery has more than three. */
async function showAllPhotos(page: Page): Promise<void> {
  const summary = page.getByText(fillIn(labels.allPhotos, { count: galleryLength }));
  await expect(summary).toHaveCount(galleryLength > 3 ? 1 : 0);
  for (const fold of await summary.all()) await fold.click();
}

test.describe("on a phone", () => {
  test.use({ viewport: viewports.phone });

  test("sections, photographs and what ends a page are folded; taps and keys open them, and axe finds nothing", async ({
    page,
  }) => {
    await openHydrated(page, galleryPage);
    await expect(footerLinks(page).filter(shown)).toHaveCount(0);
    await expect(townLinks(page).filter(shown)).toHaveCount(0);

    await expect(textOf(parts(page).first())).toBeVisible();
    const folded = parts(page).filter({ has: page.locator("details:not([open])") });
    const ids = await folded.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).not.toHaveLength(0);
    for (const id of ids) {
      const part = page.locator(`[id="${id}"]`);
      await expect(textOf(part)).toBeHidden();
      await part.getByRole("heading").click();
      await expect(textOf(part)).toBeVisible();
    }

    await expect(photos(page)).toHaveCount(galleryLength);
    await expect(photos(page).filter(shown)).toHaveCount(galleryLength > 3 ? 2 : galleryLength);
    await showAllPhotos(page);
    await expect(photos(page).filter(shown)).toHaveCount(galleryLength);

    for (const summary of [townList(page), ...(await groups(page).all())]) {
      await summary.focus();
      await page.keyboard.press("Enter");
    }
    const links = await footerLinks(page).count();
    expect(links).toBeGreaterThan(0);
    await expect(footerLinks(page).filter(shown)).toHaveCount(links);
    await expect(townLinks(page).getByText(firstTown.name, { exact: true })).toBeVisible();
    await page.locator("main details.fold--phone:not([open]) > summary").evaluateAll((all) => {
      for (const summary of all) (summary as HTMLElement).click();
    });
    expect(await axeFindings(page)).toEqual([]);
  });

  test("of a service's times that of this month is open; the second form is behind its question", async ({
    page,
  }) => {
    await openHydrated(page, quoteService.path);
    const month = await page.locator("html").getAttribute("data-month");
    const notes = page.locator(`#${anchors.season} details[data-months] > p`);
    await expect(notes.filter(shown)).toHaveCount(1);
    await expect(page.locator(`[data-months~="${month}"] > p`)).toBeVisible();
    const others = page.locator(`[data-months]:not([data-months~="${month}"])`);
    for (const other of await others.all()) {
      await other.locator("summary").click();
      await expect(other.locator("> p")).toBeVisible();
    }

    const second = page.locator('form[data-enquiry="contact"]');
    await expect(second).toBeHidden();
    await page.locator("details", { has: second }).locator("> summary").click();
    await expect(second).toBeVisible();
  });

  test("the page search finds a town in the folded list", thorough, async ({ page }) => {
    // a text fragment makes the browser search the page as its own search does
    const [text] = await textsOfTowns(page);
    await page.goto(`/kontakt#:~:text=${encodeURIComponent(text ?? "").replace(/-/g, "%2D")}`);
    await expect(townLinks(page).getByText(text ?? "", { exact: true })).toBeVisible();
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("a tap opens towns, services and photographs; the page of all towns names each once", async ({
      page,
    }) => {
      await page.goto(galleryPage);
      await townList(page).click();
      await expect(townLinks(page).first()).toBeVisible();
      await groups(page).first().click();
      await expect(footerLinks(page).first()).toBeVisible();
      await showAllPhotos(page);
      await expect(photos(page).filter(shown)).toHaveCount(galleryLength);
      await page.goto("/gdzie-pracujemy");
      for (const { path } of towns) {
        const links = page.locator(`a[href="${path}"]:not(svg *)`);
        await expect(links.filter(shown)).toHaveCount(1);
      }
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
