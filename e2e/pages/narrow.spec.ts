import { routes } from "../support/content/site-pages";
import { oneOfFamily } from "../support/tags";
import { expect, type Page, test } from "../support/test";

/* 320 CSS pixels: the narrowest phone, and a window of 1280 px at 400 % (WCAG 1.4.10) */
test.use({ viewport: { width: 320, height: 256 } });

for (const route of routes) {
  test(
    `nothing scrolls sideways or breaks a word at 320 px on ${route}`,
    oneOfFamily(route),
    async ({ page }) => {
      await page.goto(route);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const wide = await page.evaluate(() => {
        const isClipped = (element: Element): boolean =>
          element !== document.body &&
          (getComputedStyle(element).overflowX !== "visible" ||
            (element.parentElement !== null && isClipped(element.parentElement)));
        return [...document.querySelectorAll("body *")]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .filter((element) => !isClipped(element) && element.checkVisibility())
          .map((element) => element.outerHTML.slice(0, 100));
      });
      expect(wide).toEqual([]);
      expect(width).toBeLessThanOrEqual(320);
      expect(await brokenWords(page)).toEqual([]);
    },
  );
}

/** Words of headings and controls that take more than one line; a hyphen of their own may end a line. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.locator("body").evaluate((body) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const shown = text.parentElement?.checkVisibility() ? text.parentElement : undefined;
      if (!shown?.closest("h1, h2, h3, summary, button")) continue;
      for (const { index, 0: word } of (text.nodeValue ?? "").matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
