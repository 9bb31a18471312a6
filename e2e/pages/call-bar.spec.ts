import { telHref } from "../../packages/utils";
import {
  company,
  comparisonService,
  labels,
  phone,
  quoteService,
} from "../support/content/site-content";
import { openHydrated } from "../support/helpers";
import { afterFirst } from "../support/tags";
import { expect, type Page, test } from "../support/test";

const bar = (page: Page) => page.getByRole("region", { name: labels.quickContact });
/** Pages with a form, at its beginning or at its end. */
const pagesWithForm = ["/kontakt", quoteService.path, comparisonService?.path ?? "/"];

test.describe("the call bar", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("holds phone and quote within reach of the thumb", async ({ page }) => {
    await page.goto("/");
    const box = await bar(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    const links = bar(page).getByRole("link");
    await expect(links).toHaveText([labels.call, company.quoteButton]);
    await expect(links.first()).toHaveAttribute("href", telHref(phone));
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  for (const [index, path] of pagesWithForm.entries()) {
    test(`hides while a form is in view on ${path}`, afterFirst(index), async ({ page }) => {
      await page.goto(path);
      const form = page.getByRole("main").locator("form").first();
      await form.scrollIntoViewIfNeeded();
      await expect(bar(page)).toBeHidden();
      await page.locator("#faq-heading, #\\31").first().scrollIntoViewIfNeeded();
      await expect(form).not.toBeInViewport();
      await expect(bar(page)).toBeVisible();
    });
  }

  test("its quote button leads to the form of the page", async ({ page }) => {
    await openHydrated(page, `${quoteService.path}#1`);
    await bar(page).getByRole("link", { name: company.quoteButton }).click();
    await expect(page.locator("#wycena form")).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox").first()).toBeFocused();
  });

  for (const [index, path] of ["/kontakt", "/", quoteService.path].entries()) {
    test(`never covers what has the focus on ${path}`, afterFirst(index), async ({ page }) => {
      // a page that is still on its way has not arrived yet
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openHydrated(page, path);
      const covered: string[] = [];
      const controls = page
        .getByRole("main")
        .locator("input, select, textarea, summary, a, button");
      for (const control of await controls.filter({ visible: true }).all()) {
        await control.focus();
        const name = await control.evaluate((element, bar) => {
          const { top, bottom, left, width } = element.getBoundingClientRect();
          const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
          return middle?.closest(`[aria-label="${bar}"]`) ? element.outerHTML.slice(0, 80) : "";
        }, labels.quickContact);
        if (name) covered.push(name);
      }
      expect(covered).toEqual([]);
    });
  }
});

test("wide screens have no call bar", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(bar(page)).toBeHidden();
});
