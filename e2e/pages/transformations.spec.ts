import { company, comparisonPages, labels } from "../support/content/site-content";
import { openHydrated, untilPicturesAreThere, viewports } from "../support/helpers";
import { afterFirst } from "../support/tags";
import { expect, type Page, test } from "../support/test";

const [first, ...others] = comparisonPages.filter(({ pairs }) => pairs > 1);
const longest = others.sort((one, other) => other.pairs - one.pairs)[0];
/** The first page with several comparisons, and the one with the most besides. */
const pages = [first, longest].flatMap((page) => (page ? [page] : []));

const section = (page: Page) =>
  page.getByRole("region").filter({ has: page.getByRole("group", { name: labels.choosePair }) });

/** The comparisons' full-size pictures, by the names of their addresses, that the browser asked for. */
function watchPictures(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.add(new URL(request.url()).pathname);
  });
  return asked;
}

/** The addresses that each comparison's photographs, and nothing else on the page, may come from. */
const addressesOfPairs = (page: Page) =>
  section(page).evaluate((part) => {
    const addresses = (element: Element) =>
      [...element.querySelectorAll("img, source")].flatMap((picture) =>
        (picture.getAttribute("srcset") ?? "")
          .split(",")
          .map((entry) => entry.trim().split(" ")[0] ?? ""),
      );
    const rest = document.body.cloneNode(true) as HTMLElement;
    rest.querySelectorAll("figure:has(input[type=range])").forEach((figure) => figure.remove());
    const elsewhere = new Set(addresses(rest));
    return [...part.querySelectorAll("figure")].map((figure) =>
      addresses(figure).filter((address) => !elsewhere.has(address)),
    );
  });

test.use({ viewport: viewports.phone });

for (const [index, { path: route, pairs: count }] of pages.entries()) {
  test(
    `${route}: each of ${count} thumbnails shows its own pair, downloaded only then`,
    afterFirst(index),
    async ({ page }) => {
      const asked = watchPictures(page);
      await openHydrated(page, route);
      const pairs = await addressesOfPairs(page);
      const isAsked = (pair: number) => pairs[pair]?.some((address) => asked.has(address));
      const thumbs = section(page).getByRole("group").getByRole("button");
      const shown = section(page).getByRole("figure");
      await expect(thumbs).toHaveCount(count);
      await thumbs.last().scrollIntoViewIfNeeded();
      await shown.scrollIntoViewIfNeeded();
      for (let index = 0; index < count; index += 1) {
        if (index > 0) {
          await untilPicturesAreThere(page);
          expect(isAsked(index), `pair ${index + 1} before it is asked for`).toBe(false);
          await thumbs.nth(index).click();
        }
        await expect(thumbs.nth(index)).toHaveAttribute("aria-pressed", "true");
        await expect(section(page).locator('[aria-pressed="true"]')).toHaveCount(1);
        await expect(shown).toHaveCount(1);
        // A visualisation's caption says so, too.
        await expect(shown.locator("figcaption")).toContainText(
          (await thumbs.nth(index).textContent()) ?? "",
        );
        for (const picture of await shown.getByRole("img").all()) {
          await expect(picture).toHaveJSProperty("complete", true);
          expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
        }
      }
      // the pair on show was asked for, so what asks is seen by this test
      expect([...pairs.keys()].some(isAsked)).toBe(true);
      await expect(section(page).getByRole("link", { name: company.quoteButton })).toHaveAttribute(
        "href",
        "/kontakt",
      );
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, { path, pairs }] of pages.entries()) {
    test(
      `${path}: every pair is shown, its photographs side by side`,
      afterFirst(index),
      async ({ page }) => {
        await page.goto(path);
        const figures = page.locator("figure:has(input[type=range])");
        await expect(figures).toHaveCount(pairs);
        for (const figure of await figures.all()) await expect(figure).toBeVisible();
        await expect(page.getByRole("slider")).toHaveCount(0);
        const [before, after] = await figures.last().getByRole("img").all();
        const left = await before?.boundingBox();
        const right = await after?.boundingBox();
        expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
        // a caption belongs to the photographs above it, not to those below
        const above = await figures.nth(-2).boundingBox();
        const captionEnd = (above?.y ?? NaN) + (above?.height ?? NaN);
        expect((left?.y ?? NaN) - captionEnd).toBeGreaterThanOrEqual(24);
      },
    );
  }
});
