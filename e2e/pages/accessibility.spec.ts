import { axeFindings } from "../support/axe";
import { routes } from "../support/content/site-pages";
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
          await page.goto(route);
          // From now on nothing is laid out anew while axe looks for what lies behind a text.
          await page.waitForSelector("html[data-live]");
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
