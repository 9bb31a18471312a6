import { home, labels } from "../support/content/site-content";
import {
  expectNoShift,
  expectWithin15Percent,
  median,
  openHydrated,
  untilStill,
  viewports,
  watchLayoutShift,
} from "../support/helpers";
import { afterFirst, byTheClock, thorough } from "../support/tags";
import { expect, type Page, test } from "../support/test";
import { drawFinger, pinch } from "../support/touch";

/** The addresses of the cards. */
const order = home.services.cards;
const sizes = [
  ["1440 px", { width: 1440, height: 900 }, 4],
  ["820 px", { width: 820, height: 1000 }, 2],
  ["390 px", { width: 390, height: 844 }, 1],
] as const;

const list = (page: Page) => page.locator("#uslugi").getByRole("list", { name: labels.services });
const track = (page: Page) => page.locator("#uslugi .slick-track");

/** The cards that are wholly in view, from left to right. */
const cardsInView = (page: Page) =>
  list(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...element.querySelectorAll("a")]
      .map((link) => ({ link, at: link.getBoundingClientRect() }))
      .filter(({ at }) => at.left > box.left - 2 && at.right < box.right + 2)
      .map(({ link }) => link.getAttribute("href"));
  });

const addresses = (page: Page) =>
  list(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

async function openCarousel(page: Page) {
  await openHydrated(page, "/");
  await page.locator("#uslugi").evaluate((section) => section.scrollIntoView());
  await expect(track(page)).toBeVisible();
}

interface Step {
  at: number;
  x: number;
  /** In milliseconds. */
  duration: number;
}

/** Each step that the row begins until `milliseconds` have passed: when, where to, and for how long. */
const watchSteps = (page: Page, milliseconds: number) =>
  track(page).evaluate(
    (element, wait) =>
      new Promise<Step[]>((resolve) => {
        const steps: Step[] = [];
        const observer = new MutationObserver(() => {
          const { transform, transitionDuration } = getComputedStyle(element);
          const duration = parseFloat(transitionDuration) * 1000;
          const x = parseFloat((element as HTMLElement).style.transform.slice(12));
          if (duration && transform && x !== steps.at(-1)?.x) {
            steps.push({ at: performance.now(), x, duration });
          }
        });
        observer.observe(element, { attributes: true, attributeFilter: ["style"] });
        setTimeout(() => {
          observer.disconnect();
          resolve(steps);
        }, wait);
      }),
    milliseconds,
  );

for (const [index, [name, viewport, count]] of sizes.entries()) {
  test.describe(name, afterFirst(index), () => {
    test.use({ viewport });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test(`every card in order, ${count} in view, and a row to scroll`, async ({ page }) => {
        await page.goto("/");
        expect(await addresses(page)).toEqual(order);
        expect(await cardsInView(page)).toEqual(order.slice(0, count));
        await expect(list(page)).toHaveCSS("scroll-snap-type", "x mandatory");
        await expect(page.getByRole("button", { name: labels.stopSliding })).toBeHidden();
      });
    });
  });
}

for (const [index, [name, viewport]] of sizes.entries()) {
  test.describe(name, afterFirst(index), () => {
    test.use({ viewport });

    test(
      "nothing jumps while the page loads, the row takes over and moves",
      thorough,
      async ({ page }) => {
        const layoutShift = await watchLayoutShift(page);
        // the worst case: the page shows its fallback fonts before its own come
        await page.route("**/fonts/**", async (request) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await request.continue();
        });
        await page.goto("/#uslugi");
        await expect(track(page)).toBeVisible();
        await expect.poll(() => watchSteps(page, 5000)).not.toEqual([]);
        expectNoShift(await layoutShift());
      },
    );

    test("on paper all cards are listed in order", thorough, async ({ page }) => {
      await openCarousel(page);
      await page.emulateMedia({ media: "print" });
      await expect(track(page)).toHaveCount(0);
      expect(await addresses(page)).toEqual(order);
      for (const title of await list(page).locator("a .serif").all()) {
        const box = await title.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      }
    });
  });
}

test(
  "four in view, a card further every 2000 ms within 500 ms, also under the pointer",
  byTheClock,
  async ({ page }) => {
    await page.setViewportSize(viewports.desktop);
    await openCarousel(page);
    await list(page).hover();
    const steps = await watchSteps(page, 9500);
    const between = steps.slice(1).map(({ at }, index) => at - (steps[index]?.at ?? at));
    expectWithin15Percent(median(between), 2000);
    for (const { duration } of steps) expect(duration).toBe(500);
    const width = await page
      .locator("#uslugi .slick-slide")
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().width);
    const distances = steps.slice(1).map(({ x }, index) => (steps[index]?.x ?? x) - x);
    for (const distance of distances) expect(Math.abs(distance - width)).toBeLessThan(2);
    await page.getByRole("button", { name: labels.stopSliding }).click();
    await untilStill(page);
    const inView = await cardsInView(page);
    const first = order.indexOf(inView[0] ?? "");
    expect(inView).toEqual([...order, ...order].slice(first, first + 4));
    expect(await watchSteps(page, 2500)).toEqual([]);
    await page.getByRole("button", { name: labels.resumeSliding }).click();
    await expect.poll(() => watchSteps(page, 2800)).not.toEqual([]);
  },
);

test("rests while the focus is inside; the copies never get it", byTheClock, async ({ page }) => {
  await page.setViewportSize(viewports.desktop);
  await openCarousel(page);
  await page.getByRole("button", { name: labels.stopSliding }).focus();
  const visited: (string | undefined)[] = [];
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press("Tab");
    visited.push(
      await page.evaluate(() => {
        const link = document.activeElement;
        if (link?.closest("[aria-hidden=true], [inert]")) return "hidden";
        return link?.closest(".slick-slide") ? "card" : "after";
      }),
    );
    if (press === 0) expect(await watchSteps(page, 2500)).toEqual([]);
  }
  expect(visited).toEqual(["card", "card", "card", "card", "after"]);
  await expect.poll(() => watchSteps(page, 2800)).not.toEqual([]);
});

test("rests while it is out of sight", thorough, async ({ page }) => {
  await page.setViewportSize(viewports.desktop);
  await openCarousel(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  // The row learns of it some frames later, when the next step may have begun.
  await expect.poll(() => watchSteps(page, 2500)).toEqual([]);
});

test(
  "with reduced motion it is a row to scroll that never moves by itself",
  thorough,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/");
    await list(page).scrollIntoViewIfNeeded();
    await expect(list(page).getByRole("listitem")).toHaveCount(order.length);
    await expect(track(page)).toHaveCount(0);
    expect(await cardsInView(page)).toEqual(order.slice(0, 4));
    await expect(page.getByRole("button", { name: labels.stopSliding })).toBeHidden();
  },
);

test.describe("a finger", () => {
  test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

  test("moves the row by a card, and scrolls the page up and down over it", async ({ page }) => {
    await openCarousel(page);
    await page.getByRole("button", { name: labels.stopSliding }).tap();
    await untilStill(page);
    // the tap may have moved the page: the finger must land on the row, not below the window
    await list(page).evaluate((row) =>
      row.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const [before] = await cardsInView(page);
    const box = await list(page).boundingBox();
    if (!box) throw new Error("The row is not shown");
    const y = box.y + 120;
    await drawFinger(page, { x: 320, y }, { x: 80, y });
    await expect
      .poll(async () => (await cardsInView(page))[0])
      .toBe(order[(order.indexOf(before ?? "") + 1) % order.length]);
    const top = await page.evaluate(() => scrollY);
    await drawFinger(page, { x: 200, y }, { x: 200, y: y - 100 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 50);
  });

  for (const motion of ["no-preference", "reduce"] as const) {
    test(`two fingers zoom the page over the row (${motion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openHydrated(page, "/");
      await list(page).scrollIntoViewIfNeeded();
      await expect(track(page)).toHaveCount(motion === "reduce" ? 0 : 1);
      await list(page).evaluate((row) =>
        row.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      const box = await list(page).boundingBox();
      if (!box) throw new Error("The row is not shown");
      expect(await pinch(page, { x: 200, y: box.y + 120 })).toBeGreaterThan(1.5);
    });
  }
});
