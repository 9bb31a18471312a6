import type { Page } from "@playwright/test";
import { diffArrays } from "diff";

/** Pixels above and below what is different. */
const AROUND = 120;

/**
 * Frames the texts and pictures that only one of two pages has.
 * @returns the parts of both pages with all frames; undefined where nothing is different
 */
export async function frameDifferences(before: Page | undefined, after: Page) {
  if (!before) return { before: undefined, after: undefined };
  const runs = diffArrays(await blocksOf(before), await blocksOf(after));
  /** Of each block of a page, whether the other page has it not. */
  const marks = (missing: "added" | "removed") =>
    runs
      .filter((run) => !run[missing])
      .flatMap(({ count, added, removed }) => Array<boolean>(count).fill(added || removed));
  const [left, right] = [await frame(before, marks("added")), await frame(after, marks("removed"))];
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

/** Draws frames around those blocks that are marked; in two colours they are seen on every ground. */
const frame = (page: Page, marks: boolean[]) =>
  page.evaluate(
    ([marked, around]) => {
      const blocks = [...document.querySelectorAll<HTMLElement>("[data-block]")];
      const changed = blocks.filter((_, number) => marked[number]);
      for (const { style } of changed) {
        style.outline = "3px solid #c2185b";
        style.outlineOffset = "4px";
        style.boxShadow = "0 0 0 9px #fff";
      }
      const boxes = changed.map((block) => block.getBoundingClientRect());
      if (boxes.length === 0) return undefined;
      const height = document.documentElement.scrollHeight;
      const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - around);
      const end = Math.min(height, Math.max(...boxes.map(({ bottom }) => bottom)) + around);
      return { x: 0, y, width: window.innerWidth, height: end - y };
    },
    [marks, AROUND] as const,
  );
