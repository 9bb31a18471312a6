import { labels, longestService } from "../support/content/site-content";
import { pageFamilies } from "../support/content/site-pages";
import { restingTop, untilLaidOut } from "../support/helpers";
import { afterFirst } from "../support/tags";
import { expect, type Page, test } from "../support/test";

const { path: service, sections } = longestService;
/** A section with others before and after it. */
const middle = String(Math.ceil(sections.length / 2));
const isLive = (page: Page) => page.waitForSelector("html[data-live]");
const contents = (page: Page) => page.getByRole("navigation", { name: labels.contents });

/** At how many heights the page was seen, frame by frame, after a link was followed from its top. */
async function framesOfScroll(page: Page, href: string): Promise<number> {
  return page.evaluate(async (address) => {
    window.scrollTo({ top: 0, behavior: "instant" });
    const places = new Set<number>();
    document.querySelector<HTMLElement>(`main a[href="${address}"]`)?.click();
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame);
      places.add(window.scrollY);
    }
    return places.size;
  }, href);
}

for (const [index, { width, header }] of [
  { width: 390, header: 0 },
  { width: 1440, header: 84 },
].entries()) {
  test.describe(`at ${width} px`, afterFirst(index), () => {
    test.use({ viewport: { width, height: 900 } });

    test("anchors land below the header, and are scrolled to smoothly unless motion is reduced", async ({
      page,
    }) => {
      for (const id of ["1", middle]) {
        await page.goto(`${service}#${id}`);
        await page.reload();
        // The browser and then the script scroll there, softly.
        await isLive(page);
        const top = await restingTop(page, id);
        expect(top).toBeGreaterThanOrEqual(header);
        expect(top).toBeLessThan(header + 60);
      }
      await untilLaidOut(page);
      // A busy machine leaves frames out, but never adds any.
      await expect.poll(() => framesOfScroll(page, `#${middle}`)).toBeGreaterThan(3);
      await restingTop(page, middle);
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await framesOfScroll(page, "#1")).toBeLessThanOrEqual(2);
    });

    test("/#uslugi works from another page and from its own", async ({ page }) => {
      await page.goto(pageFamilies.notfound ?? "");
      await isLive(page);
      const more = page.locator('main a[href$="#uslugi"]').first();
      for (let visit = 0; visit < 2; visit += 1) {
        await more.click();
        await expect(page).toHaveURL(/\/#uslugi$/);
        const top = await restingTop(page, "uslugi");
        expect(top).toBeGreaterThanOrEqual(header);
        expect(top).toBeLessThan(header + 60);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      }
    });
  });
}

test("the contents mark the section that was gone to, and no page is announced", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(service);
  await isLive(page);
  const links = await contents(page).getByRole("link").all();
  expect(links.length).toBe(sections.length);
  for (const link of links) {
    await link.click();
    await expect(contents(page).locator("[aria-current]")).toHaveText(await link.innerText());
  }
  await expect(page.locator("#gatsby-announcer")).toBeEmpty();
});
