import { openHydrated, restingTop, viewports } from "../support/helpers";
import { expect, type Locator, type Page, test } from "../support/test";
import { answerWith, field, formOf, submit, summaryOf } from "./forms";

/** Presses the mouse like a hand: down, a while, up. Nothing may move from under it. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to press");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(300);
  expect((await target.boundingBox())?.y).toBe(box.y);
  await page.mouse.up();
}

test.use({ viewport: viewports.phone });

test("what is pressed while faults come and go is hit", async ({ page }) => {
  await answerWith(page, 503, { problem: "unavailable" });
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  const email = field(form, "email");
  await submit(form);
  const link = summaryOf(form).getByRole("link").first();
  await expect(link).toBeInViewport();
  await press(page, link);
  await expect(email).toBeFocused();

  // A click that leaves a corrected field, whose fault goes by that.
  const box = form.getByRole("checkbox");
  await page.keyboard.type("jan@przyklad.pl");
  // The browser scrolls to what is typed, which takes a while.
  await restingTop(page, (await email.getAttribute("id")) ?? "");
  await box.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await press(page, box);
  await expect(box).toBeChecked();
});
