import { axeFindings } from "../support/axe";
import { galleryLength, galleryPage as route, labels } from "../support/content/site-content";
import {
  expectNoShift,
  isOfFont,
  openHydrated,
  untilStill,
  viewports,
  watchLayoutShift,
  withoutFonts,
} from "../support/helpers";
import { thorough } from "../support/tags";
import { expect, type Page, type Response, test } from "../support/test";
import { drawFinger } from "../support/touch";

const links = (page: Page) => page.locator("figure > a:has(img)");
const captionOf = (page: Page, index: number) =>
  page.locator("figure:has(> a) figcaption").nth(index).innerText();
const lightbox = (page: Page) => page.getByRole("dialog", { name: labels.lightbox });
/** The large picture on show; the animation from the small one to it is over. */
const shown = (page: Page) =>
  lightbox(page).locator('[aria-hidden="false"] img:not(.pswp__img--placeholder)');

async function expectShown(page: Page, index: number) {
  const count = galleryLength;
  await expect(links(page)).toHaveCount(count);
  await expect(lightbox(page)).toContainText(`${(index % count) + 1} / ${count}`);
  await expect(lightbox(page)).toContainText(await captionOf(page, index % count));
  await expect(shown(page)).toHaveJSProperty("complete", true);
  expect(await shown(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
}

/** Goes on by a button, which is there where a gallery has several pictures. */
async function turn(page: Page, name: string) {
  const button = lightbox(page).getByRole("button", { name });
  await expect(button.filter({ visible: true })).toHaveCount(galleryLength > 1 ? 1 : 0);
  for (const each of await button.filter({ visible: true }).all()) await each.click();
}

async function openFirst(page: Page) {
  await openHydrated(page, route);
  await links(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await expectShown(page, 0);
}

for (const [name, viewport] of Object.entries(viewports)) {
  test.describe(name, name === "desktop" ? thorough : {}, () => {
    test.use({ viewport });

    test("a click brings the library, and a picture that fills its room and lies under no words", async ({
      page,
    }) => {
      await withoutFonts(page);
      const layoutShift = await watchLayoutShift(page);
      const scripts: Response[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.push(response);
      });
      const isFetched = async () =>
        (await Promise.all(scripts.map((script) => script.text()))).join().includes("pswp__");
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !isOfFont(message)) errors.push(message.text());
      });
      await openHydrated(page, route);
      const small = await links(page).first().boundingBox();
      expect(await isFetched()).toBe(false);
      await expect(page.locator("style", { hasText: ".pswp" })).toHaveCount(0);
      const address = page.url();
      await links(page).first().click();
      await expectShown(page, 0);
      await expect.poll(isFetched).toBe(true);
      expect(page.url()).toBe(address);
      expect(errors).toEqual([]);
      expectNoShift(await layoutShift());

      await untilStill(page);
      const picture = await shown(page).boundingBox();
      const caption = await lightbox(page)
        .getByText(await captionOf(page, 0))
        .boundingBox();
      if (!picture || !small || !caption) throw new Error("Something is not shown");
      expect(picture.width).toBeGreaterThan(Math.min(viewport.width * 0.8, small.width));
      expect(picture.x).toBeGreaterThanOrEqual(0);
      expect(picture.x + picture.width).toBeLessThanOrEqual(viewport.width);
      expect(picture.y + picture.height).toBeLessThanOrEqual(caption.y);
      expect(await axeFindings(page)).toEqual([]);
    });

    test("by mouse and by keyboard: on and back, the focus kept inside, and back on the page", async ({
      page,
    }) => {
      await openFirst(page);
      await turn(page, labels.nextPicture);
      await expectShown(page, 1);
      await turn(page, labels.previousPicture);
      await expectShown(page, 0);
      await lightbox(page).getByRole("button", { name: labels.closeLightbox }).click();
      await expect(lightbox(page)).toHaveCount(0);
      await expect(links(page).first()).toBeFocused();

      const last = galleryLength - 1;
      const further = page.locator("details:has(figure) > summary").filter({ visible: true });
      for (const fold of await further.all()) await fold.click();
      await links(page).last().focus();
      await page.keyboard.press("Enter");
      await expectShown(page, last);
      await page.keyboard.press("ArrowRight");
      await expectShown(page, last + 1);
      await page.keyboard.press("ArrowRight");
      await expectShown(page, last + 2);
      await page.keyboard.press("ArrowLeft");
      await expectShown(page, last + 1);
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press("Tab");
        // after the last button the browser's own bar has its turn
        await expect(page.locator("#___gatsby :focus")).toHaveCount(0);
      }
      await page.keyboard.press("Escape");
      await expect(lightbox(page)).toHaveCount(0);
      await expect(links(page).last()).toBeFocused();
    });
  });
}

test.describe("a finger", () => {
  test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

  test("swipes to the next picture; the buttons are there as well", async ({ page }) => {
    await openFirst(page);
    // The library takes no finger until it has opened, which is when it writes this; it is the initial value too.
    await expect(lightbox(page).locator(".pswp__container")).toHaveAttribute(
      "style",
      /overflow: visible/,
    );
    await drawFinger(page, { x: 320, y: 400 }, { x: 60, y: 400 });
    await expectShown(page, 1);
    await turn(page, labels.nextPicture);
    await expectShown(page, 2);
  });
});

test("with reduced motion it opens and closes at once", thorough, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openFirst(page);
  const animations = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation.playState === "running").length,
  );
  expect(animations).toBe(0);
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
});

test("going back in the browser closes it where the page was, and leaves the page the next time", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  await page.locator(`a[href="${route}"]`).filter({ visible: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  await page.waitForSelector("html[data-live]");
  const scrolled = () => page.evaluate(() => window.scrollY);
  await links(page).first().scrollIntoViewIfNeeded();
  for (const close of [
    () => page.goBack(),
    () => lightbox(page).getByRole("button", { name: labels.closeLightbox }).click(),
  ]) {
    await links(page).first().click();
    await expectShown(page, 0);
    const before = await scrolled();
    await close();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(links(page).first()).toBeFocused();
    expect(await scrolled()).toBe(before);
    await expect(page).toHaveURL(new RegExp(`${route}$`));
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/kontakt$/);
});

test(
  "where the library cannot be loaded, the link leads to the picture",
  thorough,
  async ({ page }) => {
    await openHydrated(page, route);
    await page.route("**/*.js", (request) => request.abort());
    await links(page).first().click();
    await expect(page).toHaveURL(/\.jpg$/);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to the picture, no wider than 1280 px", async ({ page }) => {
    await page.goto(route);
    await links(page).first().click();
    await expect(page).toHaveURL(/\.jpg$/);
    const width = () => page.getByRole("img").evaluate((img: HTMLImageElement) => img.naturalWidth);
    // There is none until the picture has begun to come.
    await expect.poll(width).toBeGreaterThan(900);
    expect(await width()).toBeLessThanOrEqual(1280);
  });
});
