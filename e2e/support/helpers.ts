import { type ConsoleMessage, expect, type Page } from "@playwright/test";

/** The two widths at which everything is measured, in CSS pixels. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The median, which a single hiccup of a busy machine does not affect. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("No values to take the median of");
  return middle;
}

/** Expects a measured time (or count) to be within 15 % of the specified one. */
export function expectWithin15Percent(measured: number, specified: number): void {
  expect(measured).toBeGreaterThan(specified * 0.85);
  expect(measured).toBeLessThan(specified * 1.15);
}

/** A pattern for words of the content as rendered, where some spaces are no-break spaces. */
export function asShown(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s"));
}

/**
 * Whether a message is Chromium's warning that a preloaded script was not used within seconds, as
 * happens on slow machines.
 */
export const isPreloadWarning = (message: ConsoleMessage) =>
  /preloaded using link preload but not used within a few seconds/.test(message.text());

/** Turns data saving on, so that no script runs before the first move. Call before `goto`. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

/** Waits until everything below the first view is laid out, so that nothing shifts any more. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main > *, footer")].every(
      (part) => getComputedStyle(part).contentVisibility !== "auto",
    ),
  );
}

/** Opens a page and waits until it is hydrated, the router follows links, and everything is laid out. */
export async function openHydrated(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.waitForSelector("html[data-live]");
  await untilLaidOut(page);
}

/** What Gatsby's own links call. */
interface WithLoader {
  ___loader: Record<"loadPage" | "loadPageSync", (path: string) => unknown>;
}

/** Loads a page as a link in view does, so that the router follows links to it instead of the browser. */
export const loadAhead = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    await (window as unknown as WithLoader).___loader.loadPage(to);
  }, path);

/** Whether a page is loaded, so that a link to it opens it without a request. */
export const isLoadedAhead = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    (to) => Boolean((window as unknown as WithLoader).___loader.loadPageSync(to)),
    path,
  );

/** Waits until every picture in the window is there. */
export function untilPicturesAreThere(page: Page): Promise<unknown> {
  return page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return image.complete || !isInWindow || !image.checkVisibility();
    }),
  );
}

/** Waits until no finite transition or animation is running, or starts within two frames. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
        );
    do {
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      await Promise.allSettled(running().map(({ finished }) => finished));
    } while (running().length > 0);
  });
}

/** An element's distance from the top of the viewport, after scrolling has ended. */
export async function restingTop(page: Page, id: string): Promise<number> {
  return page.evaluate(async (place) => {
    const top = () => document.getElementById(place)?.getBoundingClientRect().top ?? NaN;
    let last = NaN;
    for (let frames = 0; frames < 20; frames = last === top() ? frames + 1 : 0) {
      last = top();
      await new Promise(requestAnimationFrame);
    }
    return last;
  }, id);
}

/** What `watchLayoutShift` has recorded. */
export interface LayoutShift {
  /** The sum of all shifts that no visitor has caused. */
  score: number;
  /** The beginnings of the texts that moved. */
  moved: string[];
}

/** Starts to record layout shifts. Returns a function for those up to the next frame. Call before `goto`. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<LayoutShift>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    }
    const seen: LayoutShift = { score: 0, moved: [] };
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        if (hadRecentInput) continue;
        seen.score += value;
        seen.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ""));
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const layoutShift = async () => {
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      // An observer is notified some time after the frame.
      add(observer.takeRecords());
      return seen;
    };
    Object.assign(window, { layoutShift });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { layoutShift: () => Promise<LayoutShift> }).layoutShift(),
    );
}

/** Expects that nothing has moved, but for what nobody sees. */
export function expectNoShift({ score, moved }: LayoutShift): void {
  // Soft: the further steps of a walk say what else is wrong.
  expect.soft(score, moved.join(" | ")).toBeLessThan(0.005);
}

/**
 * Blocks fonts, so that the page keeps its fallback fonts: with a font, a line may break elsewhere,
 * which no page can prevent. Call before `goto`. The browser logs an error for each font, see
 * `isOfFont`.
 */
export function withoutFonts(page: Page): Promise<unknown> {
  return page.route("**/fonts/**", (route) => route.abort());
}

/** Whether a message is about a font file. */
export const isOfFont = (message: ConsoleMessage) => message.location().url.includes("/fonts/");
