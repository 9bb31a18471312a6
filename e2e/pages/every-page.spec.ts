import { axeFindings } from "../support/axe";
import { pageFamilies, routes } from "../support/content/site-pages";
import { watchFaults } from "../support/faults";
import { openHydrated, viewports } from "../support/helpers";
import { thorough } from "../support/tags";
import { expect, test } from "../support/test";
import { brokenWords, narrowest, tooWide } from "../support/widths";

/** How many pages a visitor looks at, who after the first has scripts and fonts in the cache. */
const pagesAVisit = 6;

/** One of each family is tested by `page-families.spec.ts`. */
const others = routes.filter((route) => !Object.values(pageFamilies).includes(route));

for (let first = 0; first < others.length; first += pagesAVisit) {
  const visit = others.slice(first, first + pagesAVisit);
  test(
    `${visit.join(", ")}: each is whole, and right at all widths`,
    thorough,
    async ({ page }) => {
      const faults = watchFaults(page);
      for (const route of visit) {
        await test.step(route, async () => {
          await page.setViewportSize(viewports.phone);
          await openHydrated(page, route);
          await expect(page.locator("h1")).toHaveCount(1);
          await expect(page.locator("h1")).toBeVisible();
          expect.soft(await axeFindings(page), `${route} at 390 px`).toEqual([]);
          await page.setViewportSize(narrowest);
          expect.soft(await tooWide(page), `${route} at 320 px`).toEqual([]);
          expect.soft(await brokenWords(page), `${route} at 320 px`).toEqual([]);
          await page.setViewportSize(viewports.desktop);
          expect.soft(await axeFindings(page), `${route} at 1440 px`).toEqual([]);
          expect(faults).toEqual([]);
        });
      }
    },
  );
}
