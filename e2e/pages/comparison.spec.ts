import { fillIn } from "../../src/utils/text/fill-in";
import { comparisonPages, labels } from "../support/content/site-content";
import { expectWithin15Percent, median, openHydrated, viewports } from "../support/helpers";
import { afterFirst, byTheClock, thorough } from "../support/tags";
import { expect, type Locator, type Page, test } from "../support/test";
import { drawFinger, pinch } from "../support/touch";

const comparison = (page: Page) => page.getByRole("slider", { name: labels.compare });

/** Where the line is, in per cent, as it is drawn. */
const line = (range: Locator) =>
  range.evaluate((input) =>
    parseFloat(getComputedStyle(input.parentElement ?? input).getPropertyValue("--pos") || "50"),
  );

async function boxOf(range: Locator) {
  await range.scrollIntoViewIfNeeded();
  const box = await range.boundingBox();
  if (!box) throw new Error("The comparison is not shown");
  return box;
}

interface HomePageData {
  result: { data: { homePage: { transformation: object } } };
}

/** Gives the home page's comparisons another mode, or autoplay, in the page and in the data that it loads. */
async function setComparison(page: Page, change: { mode?: string; autoplay?: boolean }) {
  const { mode } = change;
  if (mode !== undefined) {
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(?<=data-line=")[^"]*/g, mode);
      await route.fulfill({ response, body: html });
    });
  }
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as HomePageData;
    Object.assign(json.result.data.homePage.transformation, change);
    await route.fulfill({ response, json });
  });
}

/** When the line moved and where to, until `milliseconds` have passed. */
const watchLine = (range: Locator, milliseconds: number) =>
  range.evaluate(
    (input, duration) =>
      new Promise<{ at: number; position: number }[]>((resolve) => {
        const stage = input.parentElement ?? input;
        const moves: { at: number; position: number }[] = [];
        const observer = new MutationObserver(() => {
          const position = parseFloat(stage.style.getPropertyValue("--pos"));
          if (position !== moves.at(-1)?.position) moves.push({ at: performance.now(), position });
        });
        observer.observe(stage, { attributes: true, attributeFilter: ["style"] });
        setTimeout(() => {
          observer.disconnect();
          resolve(moves);
        }, duration);
      }),
    milliseconds,
  );

for (const [index, [name, viewport]] of Object.entries(viewports).entries()) {
  test.describe(name, afterFirst(index), () => {
    test.use({ viewport });

    test("the line moves while the button is down, to 0 and to 100, and by keyboard", async ({
      page,
    }) => {
      await setComparison(page, { mode: "drag", autoplay: false });
      await openHydrated(page, "/");
      const range = comparison(page);
      const { x, y, width, height } = await boxOf(range);
      const middle = y + height / 2;
      expect(await line(range)).toBe(50);
      await expect(range).toHaveAttribute(
        "aria-valuetext",
        fillIn(labels.comparePosition, { percent: 50 }),
      );
      await page.mouse.move(x + width * 0.5, middle);
      await page.mouse.move(x + width * 0.2, middle, { steps: 4 });
      expect(await line(range)).toBe(50);
      await page.mouse.move(x + width * 0.5, middle);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.25, middle, { steps: 4 });
      expect(await line(range)).toBeCloseTo(25, 0);
      await page.mouse.move(x - 15, middle, { steps: 4 });
      expect(await line(range)).toBe(0);
      await page.mouse.move(x + width + 15, middle, { steps: 8 });
      expect(await line(range)).toBe(100);
      await page.mouse.up();
      await page.mouse.move(x + width * 0.5, middle, { steps: 4 });
      expect(await line(range)).toBe(100);
      await expect(range).toHaveAttribute(
        "aria-valuetext",
        fillIn(labels.comparePosition, { percent: 100 }),
      );
      await range.focus();
      await page.keyboard.press("ArrowLeft");
      expect(await line(range)).toBe(99);
      await page.keyboard.press("Home");
      expect(await line(range)).toBe(0);
      await page.keyboard.press("End");
      expect(await line(range)).toBe(100);
    });

    test("in hover mode the line follows the pointer and returns within 450 ms", async ({
      page,
    }) => {
      await setComparison(page, { mode: "hover", autoplay: false });
      await openHydrated(page, "/");
      const range = comparison(page);
      const { x, y, width, height } = await boxOf(range);
      await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 3 });
      expect(await line(range)).toBeCloseTo(80, 0);
      const returning = await range.evaluateHandle((input) => ({
        time: new Promise<number>((resolve) => {
          input.parentElement?.addEventListener("transitionend", (event) => {
            if (event.propertyName === "clip-path") resolve(event.elapsedTime * 1000);
          });
        }),
      }));
      await page.mouse.move(x + width * 0.8, y - 20);
      expectWithin15Percent(await returning.evaluate(({ time }) => time), 450);
      expect(await line(range)).toBe(50);
    });
  });
}

test(
  "by itself the line goes to and fro in 5000 ms, at most every 16 ms, until a pointer enters",
  byTheClock,
  async ({ page }) => {
    await setComparison(page, { autoplay: true });
    await openHydrated(page, "/");
    const range = comparison(page);
    const { x, y, width } = await boxOf(range);
    const moves = await watchLine(range, 9000);
    const crossings = moves.flatMap(({ at, position }, index) => {
      const before = moves[index - 1];
      return before && before.position > 50 !== position > 50 ? [at] : [];
    });
    const halves = crossings.slice(1).map((at, index) => at - (crossings[index] ?? at));
    expectWithin15Percent(2 * median(halves), 5000);
    // A busy machine leaves frames out, but never adds any; that no frame of its own is left out
    // is shown with frames made by the test, beside the component.
    const pauses = moves.slice(1).map(({ at }, index) => at - (moves[index]?.at ?? at));
    expect(median(pauses)).toBeGreaterThan(16 * 0.85);
    expect(Math.min(...moves.map(({ position }) => position))).toBeLessThan(1);
    expect(Math.max(...moves.map(({ position }) => position))).toBeGreaterThan(99);
    await page.mouse.move(x + width / 2, y + 40);
    expect(await watchLine(range, 400)).toEqual([]);
  },
);

test("with reduced motion nothing moves by itself", thorough, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await setComparison(page, { autoplay: true });
  await openHydrated(page, "/");
  const range = comparison(page);
  await boxOf(range);
  expect(await watchLine(range, 500)).toEqual([]);
});

test.describe("a finger", () => {
  test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

  test("moves the line sideways, and scrolls the page up and down over it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await setComparison(page, { mode: "drag", autoplay: false });
    await openHydrated(page, "/");
    const range = comparison(page);
    const { x, y, width, height } = await boxOf(range);
    const middle = y + height / 2;
    await drawFinger(page, { x: x + width / 2, y: middle }, { x: x + width * 0.8, y: middle });
    expect(await line(range)).toBeCloseTo(80, 0);
    const before = await page.evaluate(() => scrollY);
    await drawFinger(page, { x: x + width / 4, y: middle }, { x: x + width / 4, y: middle - 200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    expect(await line(range)).toBeCloseTo(80, 0);
  });

  for (const mode of ["drag", "hover"]) {
    test(`in ${mode} mode two fingers zoom the page, and leave the line where it is`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await setComparison(page, { mode, autoplay: false });
      await openHydrated(page, "/");
      const range = comparison(page);
      const { x, y, width, height } = await boxOf(range);
      expect(await pinch(page, { x: x + width / 3, y: y + height / 2 })).toBeGreaterThan(1.5);
      expect(await line(range)).toBe(50);
    });
  }
});

/** Of pages with comparisons of the same height, one tells all. */
const heights = new Map(comparisonPages.toReversed().map((each) => [each.height, each]));

for (const [index, { path: route, height }] of [...heights.values()].entries()) {
  test(
    `${route}: ${height} px high on a desktop, the picture's ratio on a phone`,
    afterFirst(index),
    async ({ page }) => {
      await page.setViewportSize(viewports.desktop);
      await page.goto(route);
      expect((await boxOf(comparison(page))).height).toBe(height);
      await page.setViewportSize(viewports.phone);
      const box = await boxOf(comparison(page));
      expect(box.width / box.height).toBeCloseTo(1.5, 1);
    },
  );
}
