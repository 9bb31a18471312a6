import { expect, type Page, test } from "@playwright/test";
import { axeFindingsAndQuestions } from "../support/axe";
import {
  expectFirstViewInBudget,
  expectWakingInBudget,
  fontsOfForeignLetters,
  heavyPictures,
} from "../support/byte-budgets";
import { labels } from "../support/content/site-content";
import { isUnlisted, pageFamilies } from "../support/content/site-pages";
import { watchFaults } from "../support/faults";
import { lostInForcedColours } from "../support/forced-colours";
import {
  expectNoShift,
  loadAhead,
  saveData,
  untilLaidOut,
  untilPicturesAreThere,
  viewports,
  watchLayoutShift,
  withoutFonts,
} from "../support/helpers";
import { walkByKeyboard } from "../support/keyboard-walk";
import { print, printFaults } from "../support/printed";
import { strangeNames } from "../support/spoken-names";
import { thorough } from "../support/tags";
import { countTransfers } from "../support/transferred";
import { brokenWords, narrowest, tooWide } from "../support/widths";
import { movedByWhatFollows } from "./first-view";

/** Families whose controls and sheets differ most; the others are walked by keyboard and printed in the thorough tests. */
const triedEachTime = ["home", "service", "contact", "calendar", "town"];

test.use({ viewport: viewports.phone });

/** Opens a page and stops where nobody has moved yet, so that no script has run. */
async function openAsleep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLaidOut(page);
  await untilPicturesAreThere(page);
}

async function wake(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.waitForSelector("html[data-live]");
}

/** The headings and fields of the content, in their order. */
const contentOf = (page: Page) =>
  page
    .locator("main :is(h1, h2, input, select, textarea)")
    .evaluateAll((all) => all.map((each) => each.getAttribute("name") ?? each.textContent));

/** Notes from the next focus on, which a page change ends with, whether the footer is in view in any frame. */
const watchFooter = (page: Page) =>
  page.evaluate(() => {
    const seen = { footer: false };
    Object.assign(window, { seen });
    const eye = {
      look(this: void) {
        const { top } = document.querySelector("footer")?.getBoundingClientRect() ?? { top: 0 };
        seen.footer ||= top < innerHeight;
        requestAnimationFrame(eye.look);
      },
    };
    addEventListener("focusin", eye.look, { once: true });
  });

/** Follows a link of the site to a page that is loaded. */
async function follow(page: Page, path: string): Promise<void> {
  await loadAhead(page, path);
  // A form leaves its links to the browser.
  await page.locator(`a[href="${path}"]:not(form a)`).first().dispatchEvent("click");
  await expect(page).toHaveURL(encodeURI(path));
  await expect(page.locator("h1")).toBeFocused();
}

for (const [family, path] of Object.entries(pageFamilies)) {
  test(`the page of ${family}, ${path}: steady, light, whole, and for everybody`, async ({
    page,
  }) => {
    const faults = watchFaults(page, family === "notfound" ? path : "");
    const layoutShift = await watchLayoutShift(page);
    // Otherwise the scripts would come before the first view is weighed.
    await saveData(page);

    await test.step("nothing jumps while it loads and its scripts take over", async () => {
      await withoutFonts(page);
      await openAsleep(page, path);
      await wake(page);
      expectNoShift(await layoutShift());
      await page.unrouteAll();
    });

    await test.step("the first view stays within its bytes", async () => {
      const transferred = countTransfers(page, { except: fontsOfForeignLetters });
      await openAsleep(page, path);
      const html = await (await page.request.get(path)).text();
      expectFirstViewInBudget(html, await transferred());
      expect.soft(await heavyPictures(page)).toEqual([]);
    });

    await test.step("what has come stays where it is while the rest comes", async () => {
      const expected = await page.locator("link[rel=expect]").getAttribute("href");
      await expect(page.locator(`header > ${expected}:last-child`)).toBeAttached();
      for (const device of ["desktop", "phone"] as const) {
        await page.setViewportSize(viewports[device]);
        expect.soft(await movedByWhatFollows(page), device).toEqual([]);
      }
    });

    await test.step("its scripts take over, and stay within their bytes", async () => {
      await wake(page);
      await expectWakingInBudget(page);
    });

    const whole = await contentOf(page);
    const isShort = await page
      .locator("footer")
      .evaluate((footer) => footer.getBoundingClientRect().top < innerHeight);

    await test.step("it is whole, and accessible on a phone", async () => {
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "pl");
      if (isUnlisted(family)) {
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      }
      expect.soft(await axeFindingsAndQuestions(page), "390 px").toEqual([]);
      expect.soft(await strangeNames(page)).toEqual([]);
    });

    await test.step("what is drawn is seen in colours of a visitor's own", async () => {
      expect.soft(await lostInForcedColours(page)).toEqual([]);
    });

    await test.step("nothing is too wide for the narrowest screen", async () => {
      await page.setViewportSize(narrowest);
      expect.soft(await tooWide(page)).toEqual([]);
      expect.soft(await brokenWords(page)).toEqual([]);
    });

    if (!isUnlisted(family)) {
      await test.step("a link opens all of it, and nothing below shows meanwhile", async () => {
        await follow(page, path === "/" ? "/kontakt" : "/");
        await watchFooter(page);
        await follow(page, path);
        await expect.poll(() => contentOf(page)).toEqual(whole);
        await expect(page.locator("h1")).toBeFocused();
        const seen = () => page.evaluate(() => (window as unknown as { seen: object }).seen);
        await expect.poll(seen).toEqual({ footer: isShort });
      });
    }

    expect(faults).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  const withoutPointer = `the page of ${family}, ${path}, by keyboard and on a desktop`;
  test(withoutPointer, triedEachTime.includes(family) ? {} : thorough, async ({ page }) => {
    await openAsleep(page, path);
    await wake(page);

    await test.step("it is accessible on a desktop", async () => {
      await page.setViewportSize(viewports.desktop);
      expect.soft(await axeFindingsAndQuestions(page), "1440 px").toEqual([]);
      expect.soft(await strangeNames(page)).toEqual([]);
      expect.soft(await lostInForcedColours(page, "light")).toEqual([]);
    });

    await test.step("everything is reached by keyboard, and seen to have the focus", async () => {
      await page.setViewportSize(viewports.phone);
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (family !== "thankyou") {
        // That page begins at its heading.
        await page.keyboard.press("Tab");
        await expect(page.getByRole("link", { name: labels.skipLink })).toBeFocused();
      }
      const found = await walkByKeyboard(page);
      expect.soft(found).toEqual({ unreached: [], unseen: [], unmarked: [] });
      await page.emulateMedia({ reducedMotion: null });
    });

    await test.step("on paper nothing is cut, lonely or blank", async () => {
      expect.soft(printFaults(await print(page))).toEqual([]);
    });
  });
}
