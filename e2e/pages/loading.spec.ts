import { expect, type Page, test as still } from "@playwright/test";
import { heavyPictures, scriptsOfHome } from "../support/byte-budgets";
import { saveData, untilPicturesAreThere, viewports } from "../support/helpers";
import { afterFirst, thorough } from "../support/tags";
import { countTransfers } from "../support/transferred";

still.use({ viewport: viewports.phone });

still("texts are as wide before their font has come", async ({ page }) => {
  await page.goto("/");
  for (const [family, texts] of [
    ["--serif", "h1, h2, h3"],
    ["--sans", "main p"],
  ] as const) {
    await page.locator(texts).evaluateAll((all) => {
      for (const text of all) text.style.cssText = "display: table; white-space: nowrap";
    });
    const width = () =>
      page.evaluate(async (selector) => {
        await document.fonts.ready;
        const widths = [...document.querySelectorAll(selector)].map((text) => text.scrollWidth);
        return widths.reduce((sum, each) => sum + each, 0);
      }, texts);
    const withFont = await width();
    await page.evaluate((name) => {
      const { style } = document.documentElement;
      const [, ...standIns] = getComputedStyle(document.documentElement)
        .getPropertyValue(name)
        .split(",");
      style.setProperty(name, standIns.join());
    }, family);
    const before = await width();
    expect(before, family).not.toBe(withFont);
    expect(Math.abs(before / withFont - 1), family).toBeLessThan(0.02);
  }
});

/** The scripts that a page has asked for so far. */
function askedScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  return asked;
}

still(
  "no script is fetched before the page has come; then it wakes by itself",
  async ({ page }) => {
    const asked = askedScripts(page);
    let pictures = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
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

const firstMoves: [string, (page: Page) => Promise<void>][] = [
  ["a scroll", (page) => page.mouse.wheel(0, 300)],
  ["a key", (page) => page.keyboard.press("Tab")],
  ["the pointer", (page) => page.mouse.move(100, 100)],
];

for (const [index, [name, move]] of firstMoves.entries()) {
  still(
    `a visitor who saves data gets no script before ${name}, and by then all is laid out`,
    afterFirst(index),
    async ({ page }) => {
      await saveData(page);
      const asked = askedScripts(page);
      await page.goto("/");
      const isLaidOut = () =>
        page.locator("footer").evaluate((footer) => footer.style.contentVisibility === "visible");
      await expect.poll(isLaidOut).toBe(true);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      expect(asked).toEqual([]);
      await move(page);
      await page.waitForSelector("html[data-live]");
      expect(await height()).toBe(before);
    },
  );
}

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
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((address) => address.includes("other"))).toEqual([]);
    const other = page.waitForRequest("**/fonts/brygada-1918-bold-other.woff2");
    await page.locator("h1").evaluate((heading) => (heading.textContent = "Ogród à la française"));
    await other;
  },
);

still("home stays within its bytes when it is scrolled through", thorough, async ({ page }) => {
  // Components of other pages are loaded for links in view, each once.
  const transferred = countTransfers(page, { except: /component---src-(?!pages-index)/ });
  await page.goto("/");
  await page.mouse.wheel(0, 1);
  await page.waitForSelector("html[data-live]");
  for (const part of await page.locator("main > *, footer").all()) {
    await part.scrollIntoViewIfNeeded();
    await untilPicturesAreThere(page);
  }
  // Comes last of all, when the row of services takes over its list; only while that is in view.
  await page.locator("#uslugi").scrollIntoViewIfNeeded();
  await expect(page.locator("#uslugi .slick-track")).toBeAttached();
  const { script, requests } = await transferred();
  expect(script, requests.join("\n")).toBeLessThanOrEqual(scriptsOfHome);
  expect(await heavyPictures(page)).toEqual([]);
});
