import { expect, test, type Page } from "./test";

const bar = (page: Page) => page.getByRole("region", { name: "Szybki kontakt" });

test.describe("the call bar", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("holds phone and quote within reach of the thumb", async ({ page }) => {
    await page.goto("/");
    const box = await bar(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    const links = bar(page).getByRole("link");
    await expect(links).toHaveText(["Zadzwoń", "Bezpłatna wycena"]);
    await expect(links.first()).toHaveAttribute("href", /^tel:\+48\d{9}$/);
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  for (const path of ["/kontakt", "/ogrodzenia", "/zakladanie-ogrodu/trawa-z-rolki"]) {
    test(`hides while a form is in view on ${path}`, async ({ page }) => {
      await page.goto(path);
      const form = page.getByRole("main").locator("form").first();
      await form.scrollIntoViewIfNeeded();
      await expect(bar(page)).toBeHidden();
      await page.locator("#faq-heading, #\\31").first().scrollIntoViewIfNeeded();
      await expect(form).not.toBeInViewport();
      await expect(bar(page)).toBeVisible();
    });
  }

  test("its quote button leads to the form of the page", async ({ page }) => {
    await page.goto("/zakladanie-ogrodu/trawa-z-rolki#3");
    await bar(page).getByRole("link", { name: "Bezpłatna wycena" }).click();
    await expect(page.locator("#wycena form")).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox").first()).toBeFocused();
  });

  for (const path of ["/", "/kontakt", "/zakladanie-ogrodu/nawodnienie"]) {
    test(`never covers what has the focus on ${path}`, async ({ page }) => {
      test.setTimeout(60_000);
      // a page that is still on its way has not arrived yet
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const covered: string[] = [];
      const controls = page
        .getByRole("main")
        .locator("input, select, textarea, summary, a, button");
      for (const control of await controls.filter({ visible: true }).all()) {
        await control.focus();
        const name = await control.evaluate((element) => {
          const { top, bottom, left, width } = element.getBoundingClientRect();
          const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
          return middle?.closest('[aria-label="Szybki kontakt"]')
            ? element.outerHTML.slice(0, 80)
            : "";
        });
        if (name) covered.push(name);
      }
      expect(covered).toEqual([]);
    });
  }
});

test("wide screens have no call bar", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(bar(page)).toBeHidden();
});
