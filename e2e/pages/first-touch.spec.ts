import { expect, type Page, test as still } from "@playwright/test";
import { answerWith, field, fieldsOf, fillEnough, formOf, submit, unfold } from "../forms/forms";
import { comparisonPages, galleryPage, labels, navigation } from "../support/content/site-content";
import { viewports } from "../support/helpers";
import { openAsleep } from "../support/open-asleep";
import { phone, slowDownTo4G } from "../support/slow-phone";
import { byTheClock, thorough } from "../support/tags";
import { drawFinger } from "../support/touch";
import { firstTouches, touch } from "./first-touches";

/*
 * What is done before the scripts are there. They are held back until it is done, so that it always comes
 * first. What is done waits for them no longer than ten seconds, so the slow phone has the machine to itself.
 */

/** All are kept in the same way; a library comes with the first, and the other sends. */
const onSlowPhone = ["a photo of a gallery", "the button that sends a form"];

const isLive = (page: Page) => page.waitForSelector("html[data-live]");
const photo = (page: Page) => page.locator("figure > a:has(img)").first();

/** Opens a page and wakes it once something was done. */
async function wakeAfter(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const wake = await openAsleep(page, path);
  await act();
  await expect(page.locator("html[data-live]")).toHaveCount(0);
  await wake();
  await isLive(page);
}

still.describe("on a phone", () => {
  still.use(phone);

  for (const [name, first] of Object.entries(firstTouches)) {
    const counts = async ({ page }: { page: Page }) => {
      await wakeAfter(page, first.path, async () => {
        await touch(page, first);
        // What has to wait is seen to count at once.
        if (first.isKept) await expect(first.control(page)).toHaveAttribute("aria-busy", "true");
      });
      const control = await first.control(page).elementHandle();
      if (!control) throw new Error("The control is gone");
      await page.waitForFunction(first.hasWorked, { control, words: labels });
      expect(decodeURI(new URL(page.url()).pathname)).toBe(first.path);
    };
    const tags = onSlowPhone.includes(name) ? {} : thorough;
    still(`the first touch of ${name} counts`, tags, counts);
    if (!onSlowPhone.includes(name)) continue;
    still(`the first touch of ${name} counts on a slow phone`, byTheClock, async ({ page }) => {
      await slowDownTo4G(page);
      await counts({ page });
    });
  }

  still.describe("that tells where it is", () => {
    still.use({
      geolocation: { latitude: 54.35, longitude: 18.64, accuracy: 9 },
      permissions: ["geolocation"],
    });

    still("a position that is asked for early is put in once", async ({ page }) => {
      const form = formOf(page, "quote");
      const button = form.locator('[data-field="location"] button');
      await wakeAfter(page, "/kontakt", async () => {
        await unfold(form);
        await button.tap();
        await expect(button).toHaveAttribute("aria-busy", "true");
        await button.tap();
      });
      await expect(field(form, "location")).toHaveValue(/^54\.35000, 18\.64000 [^;]*$/);
      await expect(button).toHaveAttribute("aria-busy", "false");
    });
  });

  still(
    "a line that is dragged follows the finger, one that is scrolled over stays",
    async ({ page }) => {
      const { path } = comparisonPages[0] ?? { path: "/" };
      await openAsleep(page, path);
      const range = page.getByRole("slider").first();
      await range.evaluate((element) =>
        element.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      const box = await range.boundingBox();
      if (!box) throw new Error("The comparison is not shown");
      const at = (part: number) => ({ x: box.x + box.width * part, y: box.y + box.height / 2 });
      const line = () =>
        range.evaluate(({ parentElement }) =>
          parseFloat(parentElement?.style.getPropertyValue("--pos") ?? ""),
        );
      await drawFinger(page, at(0.5), at(0.8));
      expect(await line()).toBeCloseTo(80, 0);
      const before = await page.evaluate(() => scrollY);
      await drawFinger(page, at(0.25), { ...at(0.25), y: at(0.25).y - 200 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
      expect(await line()).toBeCloseTo(80, 0);
    },
  );

  still(
    "a menu that was opened before keeps the page behind it out of reach",
    thorough,
    async ({ page }) => {
      await wakeAfter(page, "/", () => page.locator("header summary").first().tap());
      await expect(page.locator("main")).toHaveAttribute("inert");
      await expect(page.locator("header details").first()).toHaveAttribute("open");
    },
  );
});

for (const { path } of comparisonPages.filter(({ pairs }) => pairs > 1).slice(0, 1)) {
  still("several presses are carried out in their order", async ({ page }) => {
    const thumbs = page.getByRole("group", { name: labels.choosePair }).getByRole("button");
    await wakeAfter(page, path, async () => {
      await thumbs.last().click();
      await thumbs.first().focus();
      await page.keyboard.press("Enter");
    });
    await expect(thumbs.first()).toHaveAttribute("aria-pressed", "true");
    await expect(thumbs.last()).toHaveAttribute("aria-pressed", "false");
  });
}

still(
  "what was typed, chosen and checked stays, and Enter sends it once, by script",
  async ({ page }) => {
    const sent = await answerWith(page, 200, { number: "BT-2026-0001", missingPhotos: 0 });
    const form = formOf(page, "quote");
    await wakeAfter(page, "/kontakt", async () => {
      await fillEnough(form);
      await field(form, "service").selectOption({ index: 2 });
      await field(form, "email").press("Enter");
    });
    await expect(page).toHaveURL(/dziekujemy/);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers()["accept"]).toBe("application/json");
    expect(fieldsOf(sent[0])).toMatchObject({
      email: "jan@przyklad.pl",
      service: expect.stringMatching(/./),
    });
  },
);

still("a form whose script does not come is sent by the browser", thorough, async ({ page }) => {
  const sent = await answerWith(page, 200, {});
  const form = formOf(page, "quote");
  const wake = await openAsleep(page, "/kontakt");
  await fillEnough(form);
  await submit(form);
  expect(sent).toHaveLength(0);
  await wake(false);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.resourceType()).toBe("document");
});

still("a photo whose script does not come opens by itself", thorough, async ({ page }) => {
  const wake = await openAsleep(page, galleryPage);
  await photo(page).click();
  await wake(false);
  await expect(page).toHaveURL(/\.jpg$/);
});

still("a drop-down that the pointer has opened stays open", thorough, async ({ page }) => {
  await page.setViewportSize(viewports.desktop);
  const drops = page.locator("header nav li > ul").filter({ visible: true });
  await wakeAfter(page, "/", async () => {
    const group = navigation.header[0]?.label ?? "";
    await page.locator("header nav > ul > li").filter({ hasText: group }).first().hover();
    await expect(drops).toHaveCount(1);
  });
  await expect(drops).toHaveCount(1);
  await expect(page.locator('header nav [aria-expanded="true"]')).toHaveCount(1);
});
