import { calendarPath } from "../../src/utils/paths";
import { company, labels, phone, quoteService } from "../support/content/site-content";
import { openHydrated } from "../support/helpers";
import { print } from "../support/printed";
import { expect, test } from "../support/test";

test("a service page prints as a clean sheet with phone and e-mail", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto(quoteService.path);
  const button = page.getByRole("main").getByRole("link", { name: company.quoteButton });
  await expect(button.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(button.filter({ visible: true })).toHaveCount(0);
  for (const region of ["header nav", "header details", "form", "nav"]) {
    await expect(page.locator(region).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole("region", { name: labels.quickContact })).toBeHidden();
  await expect(page.locator("h1")).toBeVisible();
  // the link to the best months is light on the dark surface of the screen
  await expect(page.locator("main p a").filter({ visible: true }).first()).toHaveCSS(
    "color",
    "rgb(0, 0, 0)",
  );
  await expect(page.locator('a[href^="tel:"]').filter({ visible: true })).not.toHaveCount(0);
  const number = page.locator("header a > span").getByText(phone);
  expect((await number.boundingBox())?.width).toBeGreaterThan(80);
  await expect(page.locator('a[href^="mailto:"]').filter({ visible: true })).not.toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
});

test("on each of its sheets the calendar has the months above the rows", async ({ page }) => {
  await page.goto(calendarPath);
  const rows = await page.locator('th[scope="row"]').allTextContents();
  const { parts, places, sheets } = await print(page);
  const isRow = (words: string) => rows.some((row) => row.trim() === words);
  const tops = Array.from({ length: sheets }, (_, sheet) => {
    // The first begins with the page's own header.
    const on = places.filter((place) => place.sheet === sheet && sheet > 0);
    const first = on.toSorted((one, other) => one.top - other.top)[0];
    return on.some(({ part }) => isRow(parts[part]?.words ?? "")) ? first?.top : undefined;
  }).filter((top) => top !== undefined);
  expect(tops.length).toBeGreaterThan(1);
  // The head is drawn again without what tells where it is, so its room is looked for.
  for (const top of tops) expect(top).toBeGreaterThan((18 + 5) / 297);
});

test("home saved as a PDF has photos that are small", async ({ page }) => {
  await openHydrated(page, "/");
  expect((await page.pdf()).length).toBeLessThan(5e6);
});
