import { fillIn } from "../../src/utils/text/fill-in";
import { axeFindings } from "../support/axe";
import { labels, navigation, phone } from "../support/content/site-content";
import { loadAhead, viewports } from "../support/helpers";
import { thorough } from "../support/tags";
import { expect, type Page, test } from "../support/test";

const groups = navigation.header.map(({ label }) => label);
const [first = "", second = first] = groups;
const last = groups.at(-1) ?? first;

const toggle = (page: Page, group: string) =>
  page.getByRole("button", { name: fillIn(labels.showGroup, { group }), exact: true });
const overview = (page: Page, group: string) =>
  page.locator("header nav > ul > li > a").and(page.getByText(group, { exact: true }));
const drops = (page: Page) => page.locator("header nav li > ul").filter({ visible: true });
const open = (page: Page, path = "/") =>
  page.goto(path).then(() => page.waitForSelector("html[data-live]"));

const windows = [
  { width: 1024, height: 600 },
  { width: 1200, height: 700 },
  { width: 1440, height: 900 },
];

test("drop-downs stay within the window", async ({ page }) => {
  await open(page);
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    for (const group of groups) {
      await overview(page, group).hover();
      await expect(toggle(page, group)).toHaveAttribute("aria-expanded", "true");
      const box = (await drops(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  }
});

test("the first view has the phone number, as an icon where the menu needs the room", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of [600, 740, 820, 1024, 1280, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      const link = page.getByRole("banner").getByRole("link", { name: phone });
      await expect(link).toBeInViewport();
      const { width: wide = 0, height = 0 } = (await link.boundingBox()) ?? {};
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test.describe("drop-downs", () => {
  test.use({ viewport: viewports.desktop });

  test("one is open at a time, stays for a pointer that goes down into it, and closes when it leaves", async ({
    page,
  }) => {
    await open(page);
    await toggle(page, first).click();
    for (const group of [second, first, last]) {
      await overview(page, group).hover();
      await expect(toggle(page, group)).toHaveAttribute("aria-expanded", "true");
      await expect(drops(page)).toHaveCount(1);
    }
    const { x, y } = (await overview(page, last).boundingBox()) ?? { x: 0, y: 0 };
    const target = (await drops(page).getByRole("link").last().boundingBox()) ?? { x: 0, y: 0 };
    for (let at = y; at < target.y + 10; at += 12) {
      await page.mouse.move(x + 20, at);
      await expect(drops(page)).toHaveCount(1);
    }
    await page.mouse.move(5, 700);
    await expect(drops(page)).toHaveCount(0);
    await overview(page, last).hover();
    const link = drops(page).getByRole("link").last();
    const address = await link.getAttribute("href");
    await link.click();
    await expect(page).toHaveURL(encodeURI(address ?? ""));
    await expect(page.locator("h1")).toBeVisible();
    await expect(drops(page)).toHaveCount(0);
  });

  test("work by keyboard; Escape closes and returns the focus", async ({ page }) => {
    await open(page);
    await toggle(page, second).focus();
    await page.keyboard.press("Enter");
    await expect(drops(page)).toHaveCount(1);
    expect(await axeFindings(page, "header")).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(drops(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drops(page)).toHaveCount(0);
    await expect(toggle(page, second)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(drops(page)).toHaveCount(1);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(drops(page)).toHaveCount(0);
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("open under the pointer and around the focus, one at a time", async ({ page }) => {
      await page.goto("/");
      await overview(page, first).focus();
      await expect(drops(page)).toHaveCount(1);
      await overview(page, last).hover();
      await expect(drops(page)).toHaveCount(1);
      const items = navigation.header.at(-1)?.items ?? [];
      for (const item of items) {
        await expect(drops(page).locator(`a[href="${item}"]`)).toBeVisible();
      }
    });
  });
});

test.describe("burger", () => {
  test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

  const burger = (page: Page) => page.locator("header summary", { hasText: labels.menu });
  const panel = (page: Page) => page.getByRole("navigation", { name: labels.mainNavigation });
  const summary = (page: Page, group: string) =>
    panel(page)
      .locator("summary")
      .and(page.getByText(group, { exact: true }));
  const openGroups = (page: Page) => panel(page).locator("details[open]");
  const openMenu = async (page: Page, path = "/") => {
    await open(page, path);
    await burger(page).tap();
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
  };

  test("one group is open at a time, axe finds nothing, no key leads behind it, Escape closes", async ({
    page,
  }) => {
    await openMenu(page);
    for (const group of groups) {
      await summary(page, group).tap();
      await expect(openGroups(page)).toHaveCount(1);
      await expect(openGroups(page)).toContainText(fillIn(labels.groupOverview, { group }));
    }
    expect(await axeFindings(page)).toEqual([]);
    await openGroups(page).locator("summary").tap();
    await burger(page).focus();
    // Besides the burger: the groups, the pages, contact, telephone and quote.
    const controls = 1 + groups.length + navigation.links.length + 3;
    const reached = new Set<string>();
    for (let step = 0; step <= controls; step += 1) {
      const focused = page.locator("body :focus");
      const isInside = focused.and(page.locator("header details *"));
      // After the last of them it is the browser's turn.
      await expect(isInside).toHaveCount(await focused.count());
      for (const text of await focused.allInnerTexts()) reached.add(text);
      await page.keyboard.press("Tab");
    }
    expect(reached.size).toBe(controls);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
  });

  test("one group is open also where browsers don't know `name`", thorough, async ({ page }) => {
    await openMenu(page);
    await panel(page)
      .locator("details")
      .evaluateAll((all) => all.forEach((group) => group.removeAttribute("name")));
    for (const group of groups) {
      await summary(page, group).tap();
      await expect(openGroups(page)).toHaveCount(1);
    }
  });

  test("the page behind does not scroll; a link closes it, also to the same page and back", async ({
    page,
  }) => {
    await openMenu(page, "/kontakt");
    await page.mouse.move(200, 800);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("End");
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await panel(page).locator('> a[href="/kontakt"]').last().tap();
    await expect(panel(page)).toBeHidden();
    await burger(page).tap();
    await summary(page, first).tap();
    await loadAhead(page, navigation.header[0]?.overview ?? "");
    await openGroups(page).getByRole("link").first().tap();
    await expect(page).toHaveURL(navigation.header[0]?.overview ?? "");
    await expect(page.locator("h1")).toBeFocused();
    await expect(panel(page)).toBeHidden();
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
    // The wheel turns nothing until the next frame, which knows that the page may scroll again.
    const turnWheel = async () => {
      await page.mouse.wheel(0, 600);
      return page.evaluate(() => window.scrollY);
    };
    await expect.poll(turnWheel).toBeGreaterThan(300);
    await burger(page).tap();
    await page.goBack();
    await expect(page).toHaveURL(/kontakt$/);
    await expect(panel(page)).toBeHidden();
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
  });

  test("a window that grows wide is not left locked", thorough, async ({ page }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("opens, one group at a time", async ({ page }) => {
      await page.goto("/");
      await burger(page).tap();
      for (const group of groups) {
        await summary(page, group).tap();
        await expect(openGroups(page)).toHaveCount(1);
      }
    });
  });
});
