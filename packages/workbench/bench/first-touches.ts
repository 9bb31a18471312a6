import type { Browser } from "@playwright/test";
import { parsePage } from "../../utils/node";
import { pagesOfBuild } from "./built-pages";
import { type Compare, urlOf } from "./sites";
import { onSlowPhone } from "./slow-phone";

const ROUNDS = 3;

/** Where a control is touched, as a fraction of its width: away from the line of a comparison. */
const ACROSS = 0.8;

/** A kind of control, and the effect that its first touch must have. */
interface FirstTouch {
  selector: string;
  /** Runs in the page: whether the control has had its effect. */
  hasWorked: (seen: { control: Element; text: string | null }) => boolean;
}

/** The controls that need a script; the others work at once. */
const firstTouches: Record<string, FirstTouch> = {
  "the line of a comparison": {
    selector: "main input[type=range]",
    hasWorked: ({ control }) =>
      Math.abs(parseFloat(control.parentElement?.style.getPropertyValue("--pos") ?? "") - 80) < 1,
  },
  "a photo of a gallery": {
    selector: "figure > a > picture",
    hasWorked: () => document.querySelector('[role="dialog"]') !== null,
  },
  "the button that stops the row": {
    selector: "#uslugi .head button",
    hasWorked: ({ control, text }) => control.textContent !== text,
  },
  "the button that sends a form": {
    selector: "main form [type=submit]",
    hasWorked: () => document.querySelector("[data-summary]:not([hidden])") !== null,
  },
};

/** Milliseconds from the first touch of each kind of control to its effect. */
export async function compareFirstTouches(browser: Browser, compare: Compare): Promise<void> {
  const pages = pagesOfBuild().map(({ path, html }) => ({ path, html: parsePage(html) }));
  for (const [name, touch] of Object.entries(firstTouches)) {
    const page = pages.find(({ html }) => html.querySelector(touch.selector));
    if (!page) continue;
    await compare(`The first touch of ${name}, ms`, ROUNDS, async (site) => {
      const after = (wait: number) => timeOf(browser, urlOf(site, page.path), touch, wait);
      return { "at once": await after(0), "after 5 s": await after(5000) };
    });
  }
}

/**
 * The time from touching a control to its effect.
 * @throws if there is none, or the browser has left the page
 */
const timeOf = (browser: Browser, url: string, touch: FirstTouch, wait: number) =>
  onSlowPhone(browser, async (page) => {
    await page.addInitScript(() => {
      addEventListener(
        "pointerdown",
        ({ timeStamp }) => Object.assign(window, { touchedAt: timeStamp }),
        { capture: true, once: true },
      );
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(wait);
    const control = page.locator(touch.selector).filter({ visible: true }).first();
    await control.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const seen = { control: await control.elementHandle(), text: await control.textContent() };
    const box = await control.boundingBox();
    if (!box) throw new Error(`${touch.selector} is not shown`);
    await page.touchscreen.tap(box.x + box.width * ACROSS, box.y + box.height / 2);
    await page.waitForFunction(touch.hasWorked as never, seen);
    return page.evaluate(
      () => performance.now() - (window as unknown as { touchedAt: number }).touchedAt,
    );
  });
