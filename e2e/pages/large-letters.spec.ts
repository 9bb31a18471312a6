import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, expect, test as base } from "@playwright/test";
import { testBrowser } from "../support/chromium";
import { pageFamilies } from "../support/content/site-pages";
import { untilLaidOut } from "../support/helpers";
import { afterFirst, thorough } from "../support/tags";
import { tooWide, unbreakable, windowWidths } from "../support/widths";

/** A setting of the browser for its letters: those that pages change, or the least, which widths in em do not follow. */
type Setting = "default_font_size" | "minimum_font_size";

/** A visitor who has set the browser's own letters: no page can do that. 16 pixels are usual. */
const test = base.extend<{ setting: Setting; letters: number }>({
  setting: ["default_font_size", { option: true }],
  letters: [24, { option: true }],
  context: async ({ baseURL, locale, setting, letters }, use, testInfo) => {
    const profile = testInfo.outputPath("profile");
    mkdirSync(path.join(profile, "Default"), { recursive: true });
    writeFileSync(
      path.join(profile, "Default", "Preferences"),
      JSON.stringify({ webkit: { webprefs: { [setting]: letters } } }),
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

/** Chromium's "very large", twice the usual (WCAG 1.4.4), and the least size; from which width on pages hold them. */
const sizes = [
  ["default_font_size", 24, 308],
  ["default_font_size", 32, 360],
  ["minimum_font_size", 24, 320],
] as const;

for (const [setting, letters, narrowest] of sizes) {
  test.describe(`${setting} of ${letters} px`, () => {
    test.use({ setting, letters });
    for (const [index, [family, address]] of Object.entries(pageFamilies).entries()) {
      test(
        `the page of ${family}, ${address}, fits into windows of all widths`,
        letters === 24 && setting === "default_font_size" ? afterFirst(index) : thorough,
        async ({ page }) => {
          await page.goto(address);
          await untilLaidOut(page);
          await expect(page.locator("html")).toHaveCSS("font-size", `${letters}px`);
          expect(await unbreakable(page), "what only Chromium breaks").toEqual([]);
          for (const width of windowWidths.filter((each) => each >= narrowest)) {
            await page.setViewportSize({ width, height: 800 });
            expect.soft(await tooWide(page), `${width} px`).toEqual([]);
          }
        },
      );
    }
  });
}
