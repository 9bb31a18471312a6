import type { Page } from "@playwright/test";

/** 320 CSS pixels: the narrowest phone, and a window of 1280 px at 400 % (WCAG 1.4.10). */
export const narrowest = { width: 320, height: 256 };

/**
 * Widths of phones, tablets and desktops, of a window of 1280 px at 200 % (640), and of one of 320 px
 * whose scroll bar takes 12 of them (308), in CSS pixels.
 */
export const windowWidths = [308, 320, 360, 390, 412, 640, 768, 820, 1024, 1280, 1366, 1440, 1920];

/** What makes a page scroll sideways: the beginnings of elements' HTML, then the page's width. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isClipped = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" ||
        (element.parentElement !== null && isClipped(element.parentElement)));
    const wide = [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .filter((element) => !isClipped(element) && element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 100));
    const { scrollWidth } = document.documentElement;
    return scrollWidth > window.innerWidth ? [...wide, `${scrollWidth} px`] : wide;
  });

/** Elements that must not wrap but have a `<wbr>`: Chromium breaks there all the same, Firefox does not. */
export const unbreakable = (page: Page): Promise<string[]> =>
  page.locator("wbr").evaluateAll((places) =>
    places
      .map(({ parentElement }) => parentElement ?? document.body)
      .filter((text) => getComputedStyle(text).textWrapMode === "nowrap")
      .map(({ outerHTML }) => outerHTML),
  );

/** Words of headings and controls that take more than one line; a hyphen of their own may end a line. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.locator("body").evaluate((body) => {
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
