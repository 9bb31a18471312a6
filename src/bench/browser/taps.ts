import type { Browser } from "@playwright/test";
import { labels } from "../../../e2e/support/content/site-content";
import { type FirstTouch, firstTouches, touch } from "../../../e2e/support/first-touches";
import { median } from "../../../e2e/support/helpers";
import { phone, slowDownTo4G } from "../../../e2e/support/slow-phone";
import { builtSites, inTurn } from "./served-sites";

const builds = builtSites();
const names = Object.keys(builds);

const rounds = 3;

/** How long the page has been there before it is touched, in milliseconds. */
const waits = [0, 5000];

/** A touch that has had no effect by then never will, in milliseconds. */
const patience = 10_000;

/**
 * Prints milliseconds from the first touch of each kind of control to its effect, on a
 * phone (150 ms, 1.6 Mbit/s, a fourth of this machine's speed), right after a page has come and when it
 * has been there for 5 s.
 */
export async function firstTouchTimes(browser: Browser, sites: string[]): Promise<void> {
  for (const wait of waits) {
    const rows: Record<string, Record<string, number>> = {};
    for (const [name, first] of Object.entries(firstTouches)) {
      const times = await inTurn(rounds, sites, (site) => timeOf(browser, site, first, wait));
      rows[name] = Object.fromEntries(
        names.map((site, index) => [site, median(times[index] ?? [])]),
      );
    }
    console.log(
      `Milliseconds from a touch to its effect, ${wait / 1000} s after the page has come:`,
    );
    console.table(rows);
    for (const name of names) {
      const all = Object.values(rows).map((row) => row[name] ?? NaN);
      console.log(`Median of all kinds, ${name}: ${median(all).toFixed(0)} ms.`);
    }
  }
}

/** From a finger coming down to the effect; infinite if there is none, or the browser has left the page. */
async function timeOf(browser: Browser, site: string, first: FirstTouch, wait: number) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDownTo4G(page);
    await page.addInitScript(() => {
      addEventListener(
        "pointerdown",
        ({ timeStamp }) => Object.assign(window, { touchedAt: timeStamp }),
        { capture: true, once: true },
      );
    });
    await page.goto(site + encodeURI(first.path), { waitUntil: "load" });
    await page.waitForTimeout(wait);
    const control = await first.control(page).elementHandle();
    if (!control) throw new Error("The control is not there");
    await touch(page, first);
    const isDone = await page
      .waitForFunction(first.hasWorked, { control, words: labels }, { timeout: patience })
      .then(
        () => true,
        () => false,
      );
    if (!isDone) return Infinity;
    return await page.evaluate(
      () => performance.now() - (window as unknown as { touchedAt: number }).touchedAt,
    );
  } finally {
    await context.close();
  }
}
