import { readFileSync } from "node:fs";
import { renderStyleGuide } from "../../src/gatsby/develop/style-guide/render-style-guide";
import { STYLE_GUIDE_ADDRESS } from "../../src/gatsby/develop/style-guide/serve-style-guide";
import { axeFindings } from "../support/axe";
import { labels } from "../support/content/fixtures";
import { afterFirst, thorough } from "../support/tags";
import { expect, type Page, test } from "../support/test";

/** Opens the style guide among the fonts and drawings of the built site. */
async function openStyleGuide(page: Page): Promise<void> {
  const { html } = await renderStyleGuide(labels);
  await page.route(`**${STYLE_GUIDE_ADDRESS}`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
  );
  await page.goto(STYLE_GUIDE_ADDRESS, { waitUntil: "networkidle" });
  await expect(page.getByRole("form", { name: "Z błędami" }).getByRole("alert")).toBeVisible();
}

for (const [index, width] of [390, 820, 1440].entries()) {
  test.describe(`at ${width} px`, afterFirst(index), () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("every component in every state passes axe", async ({ page }, testInfo) => {
      await openStyleGuide(page);
      const body = await page.screenshot({ fullPage: true });
      await testInfo.attach(`style guide at ${width} px`, { body, contentType: "image/png" });
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 900 } });

  test("the longest words widen no component beyond the page", thorough, async ({ page }) => {
    await openStyleGuide(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test("the style guide is no part of the built site", async ({ request }) => {
  expect((await request.get(STYLE_GUIDE_ADDRESS)).status()).toBe(404);
  for (const file of ["_pages.json", "sitemap.xml"]) {
    expect(readFileSync(`public/${file}`, "utf8")).not.toContain("wzornik");
  }
});
