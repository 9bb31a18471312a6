import { expect, type Page, test as still } from "@playwright/test";
import { pageFamilies } from "../support/content/site-pages";
import { saveData, viewports } from "../support/helpers";
import { afterFirst, thorough } from "../support/tags";
import { countTransfers } from "../support/transferred";
import { weighPage } from "../support/weigh-page";

/*
 * Budgets for what the code brings. What the content brings has none: texts and towns may become more, and
 * one photo compresses worse than another. So elements are weighed without words, fonts are those that
 * Polish needs, and pictures are held to their format and their size on the screen.
 */

/** The most that a first view may take of a visitor who saves data, in bytes, Brotli. Others' scripts come later. */
const firstView = { markup: 7_500, styles: 8_800, script: 0, font: 18_000 };
/** The scripts that wake a page: what no page may grow beyond. */
const scriptToWake = 83_000;
/** The scripts of home, scrolled through to its end. */
const scriptOfHome = 96_000;
/** How much larger than on the screen a picture may be: its widths are made in steps. */
const largest = 2.5;

still.use({ viewport: viewports.phone });

/** Pictures that the browser has fetched in another format than AVIF, or far larger than they are shown. */
const heavyPictures = (page: Page) =>
  page.evaluate((most) => {
    const widthOf = ({ currentSrc, parentElement }: HTMLImageElement) =>
      [...(parentElement?.querySelectorAll("[srcset]") ?? [])]
        .flatMap((source) => (source.getAttribute("srcset") ?? "").split(/,\s*/))
        .map((entry) => entry.split(" "))
        .filter(([file = ""]) => currentSrc.endsWith(file))
        .map(([, width = ""]) => parseInt(width));
    return [...document.querySelectorAll("img")]
      .filter(({ complete, naturalWidth, width }) => complete && naturalWidth > 0 && width > 0)
      .map((img) => {
        // A picture that covers its frame is shown as large as the longer side asks for.
        const shown = Math.max(img.width, (img.height * img.naturalWidth) / img.naturalHeight);
        const [width = NaN] = widthOf(img);
        return { file: img.currentSrc, times: width / (shown * devicePixelRatio) };
      })
      .filter(({ file, times }) => !file.endsWith(".avif") || !(times <= most))
      .map(({ file, times }) => `${file}: ${times.toFixed(1)} times as large as it is shown`);
  }, largest);

/** The scripts that were asked for before React had taken over the page, in bytes, as compressed. Others follow at once. */
const scriptsToWake = (page: Page) =>
  page.evaluate(() => {
    const [live] = performance.getEntriesByName("onInitialClientRender");
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < (live?.startTime ?? 0))
      .map(({ name, encodedBodySize: bytes }) => ({ name, bytes }));
  });

for (const [index, [family, address]] of Object.entries(pageFamilies).entries()) {
  still(`${family}: the first view stays within its bytes`, async ({ page }) => {
    await saveData(page);
    const transferred = countTransfers(page, { except: /-other\.woff2$/ });
    await page.goto(address, { waitUntil: "networkidle" });
    const { requests, ...sums } = await transferred();
    const html = await (await page.request.get(address)).text();
    const weights: Record<string, number> = { ...sums, ...weighPage(html) };
    for (const [kind, most] of Object.entries(firstView)) {
      const grown = `${kind} of ${address}:\n${requests.join("\n")}`;
      expect.soft(weights[kind], grown).toBeLessThanOrEqual(most);
    }
    expect(await heavyPictures(page)).toEqual([]);
  });

  still(
    `${family}: what wakes the page stays within its bytes`,
    afterFirst(index),
    async ({ page }) => {
      await page.goto(address);
      await page.waitForSelector("html[data-live]");
      const scripts = await scriptsToWake(page);
      const sum = scripts.reduce((all, { bytes }) => all + bytes, 0);
      expect(sum).toBeGreaterThan(0);
      const grown = scripts.map(({ name, bytes }) => `${bytes} ${name}`).join("\n");
      expect(sum, grown).toBeLessThanOrEqual(scriptToWake);
    },
  );
}

still("home stays within its bytes when it is scrolled through", thorough, async ({ page }) => {
  // Components of other pages are loaded for links in view, each once.
  const transferred = countTransfers(page, { except: /component---src-(?!pages-index)/ });
  await page.goto("/");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState("networkidle");
  const { script, requests } = await transferred();
  expect(script, requests.join("\n")).toBeLessThanOrEqual(scriptOfHome);
  expect(await heavyPictures(page)).toEqual([]);
});
