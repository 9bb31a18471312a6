import { dayInPoland } from "@typed-site/utils";
import { contactPath } from "../../src/utils/paths";
import { axeFindings } from "../support/axe";
import { labels, notices } from "../support/content/site-content";
import {
  asShown,
  expectNoShift,
  openHydrated,
  viewports,
  watchLayoutShift,
  withoutFonts,
} from "../support/helpers";
import { afterFirst } from "../support/tags";
import { expect, type Page, test } from "../support/test";
import { narrowest } from "../support/widths";

const DAY = 24 * 60 * 60 * 1000;

/** Noon in Poland on a day, or some days before or after it. */
const noon = (day: string, more = 0) => new Date(Date.parse(`${day}T11:00:00Z`) + more * DAY);

const textOf = (page: Page, text: string) => page.locator("p", { hasText: asShown(text) });

for (const { text, first, last } of notices) {
  for (const [index, [device, viewport]] of Object.entries(viewports).entries()) {
    test(
      `${device}: „${text}” is there from its first to its last day, and nothing moves`,
      afterFirst(index),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await withoutFonts(page);
        const shift = await watchLayoutShift(page);
        const isShownAt = async (moment: Date) => {
          await page.clock.setFixedTime(moment);
          await openHydrated(page, contactPath);
          expectNoShift(await shift());
          return textOf(page, text).isVisible();
        };
        expect(await isShownAt(noon(first, -1))).toBe(false);
        expect(await isShownAt(noon(first))).toBe(true);
        expect(await axeFindings(page)).toEqual([]);
        expect(await isShownAt(noon(last))).toBe(true);
        expect(await isShownAt(noon(last, 1))).toBe(false);
        await expect(page.getByRole("region", { name: labels.notices })).toBeHidden();
      },
    );
  }

  test(`„${text}” fits a narrow screen with large letters`, async ({ page }) => {
    await page.setViewportSize(narrowest);
    await page.clock.setFixedTime(noon(first));
    await openHydrated(page, contactPath);
    await page.evaluate(() => (document.documentElement.style.fontSize = "24px"));
    const notice = textOf(page, text);
    await expect(notice).toBeVisible();
    const overflow = await notice.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

for (const { text, first } of notices) {
  test(`with „${text}” above it the menu still ends in the window`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.clock.setFixedTime(noon(first));
    await openHydrated(page, contactPath);
    await expect(textOf(page, text)).toBeInViewport();
    await page.locator("header summary", { hasText: labels.menu }).click();
    await expect(page.locator("header details[open] nav")).toBeInViewport({ ratio: 0.99 });
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { text, last } of notices) {
    test(`„${text}” says from when to when it is meant, unless that is over`, async ({ page }) => {
      await page.goto(contactPath);
      const notice = textOf(page, text);
      if (last < dayInPoland()) await expect(notice).toBeHidden();
      else await expect(notice).toHaveText(/^\d.*\d{4}: /, { useInnerText: true });
    });
  }
});
