import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, expect, test as base } from "@playwright/test";
import { testBrowser } from "../support/chromium";
import { pageFamilies } from "../support/content/site-pages";
import { untilLaidOut } from "../support/helpers";
import { afterFirst } from "../support/tags";
import { tooWide, unbreakable, windowWidths } from "../support/widths";

/** Chromium's setting "very large", in pixels; 16 is usual. */
const LETTERS = 24;

/** A visitor who has set the browser's own letters, which widths in em follow: no page can do that. */
const test = base.extend({
  context: async ({ baseURL, locale }, use, testInfo) => {
    const profile = testInfo.outputPath("profile");
    mkdirSync(path.join(profile, "Default"), { recursive: true });
    writeFileSync(
      path.join(profile, "Default", "Preferences"),
      JSON.stringify({ webkit: { webprefs: { default_font_size: LETTERS } } }),
    );
    const context = await chromium.launchPersistentContext(profile, {
      ...testBrowser(),
      baseURL,
      locale,
    });
    await use(context);
    await context.close();
  },
});

for (const [index, [family, address]] of Object.entries(pageFamilies).entries()) {
  test(
    `the page of ${family}, ${address}, fits into windows of all widths with very large letters`,
    afterFirst(index),
    async ({ page }) => {
      await page.goto(address);
      await untilLaidOut(page);
      await expect(page.locator("html")).toHaveCSS("font-size", `${LETTERS}px`);
      expect(await unbreakable(page), "what only Chromium breaks").toEqual([]);
      for (const width of windowWidths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await tooWide(page), `${width} px`).toEqual([]);
      }
    },
  );
}
