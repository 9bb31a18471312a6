import { questions } from "../support/content/site-content";
import { afterFirst, thorough } from "../support/tags";
import { expect, type Page, test } from "../support/test";

const items = (page: Page) => page.locator('details[id^="faq-"]');
const openItems = (page: Page) => page.locator('details[id^="faq-"][open]');
const [first = "", last = ""] = [questions.at(0), questions.at(-1)].map(
  (question) => `faq-${question?.slug}`,
);
const isLive = (page: Page) => page.waitForSelector("html[data-live]");

for (const [index, width] of [390, 1440].entries()) {
  test(
    `at ${width} px one answer is open at most, shows so, and has an address below the header`,
    afterFirst(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/#${last}`);
      await isLive(page);
      await expect(openItems(page)).toHaveAttribute("id", last);
      const header = width < 1024 ? 0 : 84;
      const top = () => openItems(page).evaluate((item) => item.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThanOrEqual(header);
      await expect.poll(top).toBeLessThan(header + 60);
      await page.evaluate((place) => {
        location.hash = place;
      }, first);
      await expect(openItems(page)).toHaveAttribute("id", first);
      for (const item of (await items(page).all()).reverse()) {
        await item.locator("summary").click();
        await expect(openItems(page)).toHaveCount(1);
        await expect(item).toHaveAttribute("open");
      }
      const summary = items(page).first().locator("summary");
      const sign = () =>
        summary.evaluate((element) => getComputedStyle(element, "::after").content);
      expect(await sign()).toMatch(/^"−"/);
      await summary.click();
      await expect(openItems(page)).toHaveCount(0);
      expect(await sign()).toMatch(/^"\+"/);
    },
  );
}

test("one answer is open also where browsers don't know `name`", thorough, async ({ page }) => {
  await page.goto("/");
  await isLive(page);
  await items(page).evaluateAll((all) => all.forEach((item) => item.removeAttribute("name")));
  for (const item of (await items(page).all()).reverse()) {
    await item.locator("summary").click();
    await expect(openItems(page)).toHaveCount(1);
    await expect(item).toHaveAttribute("open");
  }
});

test(
  "an answer takes 0.45 s to open, and no time with reduced motion",
  thorough,
  async ({ page }) => {
    await page.goto("/kontakt");
    const time = () =>
      items(page)
        .first()
        .evaluate((item) => getComputedStyle(item, "::details-content").transitionDuration);
    expect(await time()).toMatch(/^0\.45s/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await time()).toMatch(/^0s/);
  },
);

test("the page search finds what a closed answer holds", thorough, async ({ page }) => {
  // a text fragment makes the browser search the page as its own search does
  await page.goto("/kontakt");
  const answer = await page.locator(`#${last} p`).first().textContent();
  const words = answer?.split(/\s/).slice(0, 8).join(" ") ?? "";
  await page.goto(`/kontakt#:~:text=${encodeURIComponent(words).replace(/-/g, "%2D")}`);
  await expect(openItems(page)).toHaveAttribute("id", last);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("one answer is open at most", async ({ page }) => {
    await page.goto("/");
    for (const item of (await items(page).all()).reverse()) {
      await item.locator("summary").click();
      await expect(openItems(page)).toHaveCount(1);
    }
  });
});
