import { calendarPath } from "../../src/utils/paths";
import { company, labels, phone, quoteService } from "../support/content/site-content";
import { openHydrated } from "../support/helpers";
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

test("on paper the calendar's months are the head of a table, which a browser repeats", async ({
  page,
}) => {
  await page.goto(calendarPath);
  await page.emulateMedia({ media: "print" });
  // A PDF says nothing of a head that is drawn again: links, by which sheets are read, are not.
  await expect(page.locator("main table thead")).toHaveCSS("display", "table-header-group");
});

test("home saved as a PDF has photos that are small, those that were seen, too", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  expect((await page.pdf()).length).toBeLessThan(5e6);
});
