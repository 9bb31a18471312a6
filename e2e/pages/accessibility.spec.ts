import { axeFindings } from "../support/axe";
import { routes } from "../support/content/site-pages";
import { openHydrated } from "../support/helpers";
import { oneOfFamily, thorough } from "../support/tags";
import { expect, test } from "../support/test";

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const route of routes) {
      test(
        `axe finds nothing on ${route}`,
        width < 600 ? oneOfFamily(route) : thorough,
        async ({ page }) => {
          await openHydrated(page, route);
          expect(await axeFindings(page)).toEqual([]);
        },
      );
    }
  });
}

test("axe would find what is wrong", async ({ page }) => {
  await page.setContent('<html lang="pl"><title>Test</title><img src="data:,"></html>');
  expect((await axeFindings(page)).join()).toContain("image-alt: img");
});
