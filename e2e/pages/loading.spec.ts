import { test as still } from "@playwright/test";
import { comparisonService, firstTown, quoteService } from "../support/content/site-content";
import {
  isOfFont,
  isPreloadWarning,
  restingTop,
  saveData,
  viewports,
  withoutFonts,
} from "../support/helpers";
import { afterFirst, thorough } from "../support/tags";
import { expect, type Page, test } from "../support/test";

const paths = [
  ...["/", quoteService.path, comparisonService?.path ?? "/o-nas", firstTown.path],
  "/dziekujemy?nr=26-AB12CD",
];

/** The sum of all layout shifts that no visitor has caused, with the elements that moved. */
async function layoutShift(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter((shift) => !shift.hadRecentInput);
          resolve({
            score: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ sources }) =>
              sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ""),
            ),
          });
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve({ score: 0, moved: [] }), 500);
      }),
  );
}

for (const width of [390, 1440]) {
  for (const path of paths) {
    test(
      `${path} loads at ${width} px without a warning, and nothing jumps`,
      width > 600 ? thorough : {},
      async ({ page }) => {
        const messages: string[] = [];
        page.on("console", (message) => {
          if (!isOfFont(message) && !isPreloadWarning(message)) messages.push(message.text());
        });
        await withoutFonts(page);
        page.on("pageerror", ({ message }) => messages.push(message));
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.waitForSelector("html[data-live]");
        const { score, moved } = await layoutShift(page);
        expect(score, moved.join(" | ")).toBeLessThan(0.005);
        expect(messages).toEqual([]);
      },
    );
  }
}

/**
 * Runs in the page: takes away what follows the header from the end, as if it were still to come, and lists what
 * of the first view moves by that. The first frame waits for the header itself.
 */
function movesWithRest(): string[] {
  const first = document.querySelectorAll("header a, h1, main > :first-child img");
  const isSeen = ({ top, width }: DOMRect) => width > 0 && top < innerHeight;
  const places = [...first].map((part) => ({ part, place: part.getBoundingClientRect() }));
  const seen = places.filter(({ place }) => isSeen(place));
  const moved = new Set<string>();
  for (const last of [...document.querySelectorAll("header ~ *, header ~ * *")].reverse()) {
    last.remove();
    for (const { part, place } of seen.filter(({ part }) => part.isConnected)) {
      const { x, y } = part.getBoundingClientRect();
      const distance = Math.hypot(x - place.x, y - place.y);
      if (distance > 1) moved.add(`${part.outerHTML.slice(0, 80)} by ${distance}`);
    }
  }
  return [...moved];
}

for (const [index, [name, viewport]] of Object.entries(viewports).entries()) {
  test.describe(name, afterFirst(index), () => {
    test.use({ viewport });

    for (const path of paths) {
      test(`what has come of ${path} stays where it is while the rest comes`, async ({ page }) => {
        await page.route("**/*.js", (request) => request.abort());
        await page.goto(path);
        const expected = await page.locator("link[rel=expect]").getAttribute("href");
        await expect(page.locator(`header > ${expected}:last-child`)).toBeAttached();
        expect(await page.evaluate(movesWithRest)).toEqual([]);
      });
    }
  });
}

for (const [family, selector] of [
  ["--serif", "h1, h2, h3"],
  ["--sans", "main p"],
] as const) {
  still(`texts in ${family} are as wide before their font has come`, async ({ page }) => {
    await page.goto("/");
    await page.evaluate((texts) => {
      for (const { style } of document.querySelectorAll<HTMLElement>(texts)) {
        style.display = "table";
        style.whiteSpace = "nowrap";
      }
    }, selector);
    const width = () =>
      page.evaluate(async (texts) => {
        await document.fonts.ready;
        const widths = [...document.querySelectorAll(texts)].map((text) => text.scrollWidth);
        return widths.reduce((sum, each) => sum + each, 0);
      }, selector);
    const withFont = await width();
    await page.evaluate((name) => {
      const { style } = document.documentElement;
      const [, ...standIns] = getComputedStyle(document.documentElement)
        .getPropertyValue(name)
        .split(",");
      style.setProperty(name, standIns.join());
    }, family);
    const before = await width();
    expect(before).not.toBe(withFont);
    expect(Math.abs(before / withFont - 1)).toBeLessThan(0.02);
  });
}

/** The scripts that a page has asked for so far. */
function askedScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  return asked;
}

const firstMoves: [string, (page: Page) => Promise<void>][] = [
  ["a scroll", (page) => page.mouse.wheel(0, 300)],
  ["a key", (page) => page.keyboard.press("Tab")],
  ["the pointer", (page) => page.mouse.move(100, 100)],
];

still(
  "no script is fetched before the page has come; then it wakes by itself",
  async ({ page }) => {
    const asked = askedScripts(page);
    let pictures = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.setViewportSize(viewports.phone);
    await page.route("**/*.avif", async (route) => {
      pictures += 1;
      await held;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect.poll(() => pictures).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    letGo();
    await page.waitForSelector("html[data-live]");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);

still.describe("for a visitor who saves data", () => {
  still.beforeEach(({ page }) => saveData(page));

  for (const [index, [name, move]] of firstMoves.entries()) {
    still(
      `no script is fetched before ${name} wakes the page`,
      afterFirst(index),
      async ({ page }) => {
        const asked = askedScripts(page);
        await page.setViewportSize(viewports.phone);
        await page.goto("/", { waitUntil: "networkidle" });
        expect(asked).toEqual([]);
        await move(page);
        await page.waitForSelector("html[data-live]");
      },
    );
  }
});

still("what lies below the first view is laid out before the visitor moves", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await saveData(page);
  await page.goto("/", { waitUntil: "load" });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const isLaidOut = () =>
    page.locator("footer").evaluate((footer) => footer.style.contentVisibility === "visible");
  await expect.poll(isLaidOut).toBe(true);
  const before = await height();
  await page.mouse.wheel(0, 300);
  await page.waitForSelector("html[data-live]");
  expect(await height()).toBe(before);
});

// Without the flag i: with it and u, k and s are no ASCII, because the Kelvin sign and the long s fold to them.
const notPolish = /(?![ąćęłńóśźżĄĆĘŁŃÓŚŹŻ])\P{ASCII}/gu;

still(
  "Polish needs one font file a family; a foreign letter brings another",
  thorough,
  async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(request.url());
    });
    // Whatever the content says: as if it were all in Polish.
    await page.route("/", async (route) => {
      const response = await route.fetch();
      // The head's style sheet is allowed by its hash.
      const [head = "", body = ""] = (await response.text()).split("</head>");
      await route.fulfill({ response, body: `${head}</head>${body.replace(notPolish, "a")}` });
    });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(fonts.filter((address) => address.includes("other"))).toEqual([]);
    const other = page.waitForRequest("**/fonts/brygada-1918-bold-other.woff2");
    await page.locator("h1").evaluate((heading) => (heading.textContent = "Ogród à la française"));
    await other;
  },
);

still("an address that names a place leads right there", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await page.goto("/#wycena");
  await page.waitForSelector("html[data-live]");
  // The page goes there smoothly.
  expect(Math.abs(await restingTop(page, "wycena"))).toBeLessThan(viewports.phone.height / 4);
});
