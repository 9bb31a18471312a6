import { telHref } from "@typed-site/utils";
import {
  company,
  comparisonService,
  firstTown,
  labels,
  phone,
  quoteService,
} from "../support/content/site-content";
import { openHydrated, viewports } from "../support/helpers";
import { afterFirst } from "../support/tags";
import { expect, type Page, test } from "../support/test";

const bar = (page: Page) => page.getByRole("region", { name: labels.quickContact });
/** Pages with a form, at its beginning or at its end. */
const pagesWithForm = ["/kontakt", quoteService.path, comparisonService?.path ?? "/"];

test.describe("the call bar", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("holds phone and quote within reach of the thumb, and is not on wide screens", async ({
    page,
  }) => {
    await page.goto("/");
    const box = await bar(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    const links = bar(page).getByRole("link");
    await expect(links).toContainText([labels.call, company.quoteButton]);
    await expect(links.first()).toHaveAttribute("href", telHref(phone));
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.setViewportSize(viewports.desktop);
    await expect(bar(page)).toBeHidden();
  });

  for (const [index, path] of ["/o-nas", firstTown.path, "/"].entries()) {
    test(
      `leads from ${path} to the first field of a form, in a low window too`,
      afterFirst(index),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 664 });
        await openHydrated(page, path);
        await bar(page).getByRole("link", { name: company.quoteButton }).click();
        await expect(page.locator("#wycena").getByRole("textbox").first()).toBeInViewport();
      },
    );
  }

  for (const [index, path] of pagesWithForm.entries()) {
    test(
      `leads to the form on ${path}, and hides while it is in view`,
      afterFirst(index),
      async ({ page }) => {
        await openHydrated(page, path);
        const form = page.getByRole("main").locator("form").first();
        await form.scrollIntoViewIfNeeded();
        await expect(bar(page)).toBeHidden();
        await page.locator("#faq-heading, #\\31").first().scrollIntoViewIfNeeded();
        await expect(form).not.toBeInViewport();
        await expect(bar(page)).toBeVisible();
        await bar(page).getByRole("link", { name: company.quoteButton }).click();
        await expect(page.locator("#wycena form")).toBeInViewport();
        await expect(bar(page)).toBeHidden();
        await page.keyboard.press("Tab");
        await expect(page.locator("#wycena :focus")).toHaveCount(1);
      },
    );
  }
});
