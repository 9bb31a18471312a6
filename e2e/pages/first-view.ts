import type { Page } from "@playwright/test";

/**
 * What of the first view would move while the rest of the page is still to come: takes away all that
 * follows the header, from the end, looks after each step, and puts everything back. The first frame
 * waits for the header itself. Within what opens the page each element is a step; what follows it goes
 * by sections, for it only stands below.
 */
export const movedByWhatFollows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = ({ top, width }: DOMRect) => width > 0 && top < innerHeight;
    const seen = [...document.querySelectorAll("header a, h1, main > :first-child :is(img, svg)")]
      .map((part) => ({ part, place: part.getBoundingClientRect() }))
      .filter(({ place }) => isSeen(place));
    const moved = new Set<string>();
    const putBack: (() => void)[] = [];
    const steps = "header ~ *, main > *, main > :first-child *";
    for (const last of [...document.querySelectorAll(steps)].reverse()) {
      const { parentNode, nextSibling } = last;
      putBack.push(() => parentNode?.insertBefore(last, nextSibling));
      last.remove();
      for (const { part, place } of seen.filter(({ part }) => part.isConnected)) {
        const { x, y } = part.getBoundingClientRect();
        const distance = Math.hypot(x - place.x, y - place.y);
        if (distance > 1) moved.add(`${part.outerHTML.slice(0, 80)} by ${distance}`);
      }
    }
    for (const restore of putBack.reverse()) restore();
    return seen.length > 0 ? [...moved] : ["nothing of the first view was found"];
  });
