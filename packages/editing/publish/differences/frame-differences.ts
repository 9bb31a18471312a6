import type { Page } from "@playwright/test";
import { diffArrays } from "diff";

/** Pixels above and below what is different. */
const AROUND = 120;

/** Rows of a page, in CSS pixels. */
export interface Part {
  top: number;
  bottom: number;
}

/**
 * Frames the texts and pictures that only one of two pages has.
 * @returns the parts of both pages with all frames; undefined where nothing is different
 */
export async function frameDifferences(before: Page | undefined, after: Page) {
  if (!before) return { before: undefined, after: undefined };
  const [gone, fresh]: [number[], number[]] = [[], []];
  let [old, now] = [0, 0];
  const changes = diffArrays(await blocksOf(before), await blocksOf(after));
  for (const { count, added, removed } of changes) {
    for (let step = 0; step < count; step++) {
      if (removed) gone.push(old);
      if (added) fresh.push(now);
      if (!added) old++;
      if (!removed) now++;
    }
  }
  const [left, right] = [await frame(before, gone), await frame(after, fresh)];
  const either = left ?? right;
  return either && { before: left ?? either, after: right ?? either };
}

/** What is shown in each text and each picture of a page; it marks them. */
const blocksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter(
        (block) =>
          block.checkVisibility() &&
          (block.matches("img") ||
            [...block.childNodes].some(
              ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
            )),
      )
      .map((block) => {
        block.setAttribute("data-block", "");
        return block.matches("img") ? block.getAttribute("src") : block.textContent;
      }),
  );

/** Draws frames around blocks; in two colours they are seen on every ground. */
const frame = (page: Page, numbers: number[]) =>
  page.evaluate(
    ([shown, around]) => {
      const blocks = [...document.querySelectorAll<HTMLElement>("[data-block]")];
      const changed = blocks.filter((_, number) => shown.includes(number));
      for (const { style } of changed) {
        style.outline = "3px solid #c2185b";
        style.outlineOffset = "4px";
        style.boxShadow = "0 0 0 9px #fff";
      }
      const boxes = changed.map((block) => block.getBoundingClientRect());
      if (boxes.length === 0) return undefined;
      const height = document.documentElement.scrollHeight;
      return {
        top: Math.max(0, Math.min(...boxes.map(({ top }) => top)) - around),
        bottom: Math.min(height, Math.max(...boxes.map(({ bottom }) => bottom)) + around),
      };
    },
    [numbers, AROUND] as const,
  );
