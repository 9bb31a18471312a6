import { expect, type Page } from "@playwright/test";
import type { CountedTransfers } from "./transferred";
import { weighPage } from "./weigh-page";

/*
 * Budgets for what the code brings. What the content brings has none: texts and towns may become more, and
 * one photo compresses worse than another. So elements are weighed without words, fonts are those that
 * Polish needs, and pictures are held to their format and their size on the screen.
 */

/** The most that a first view may take of a visitor who saves data, in bytes, Brotli. Others' scripts come later. */
const firstView = {
  // 200 of them hide the notices of other days before the first paint, 450 are home's lines of the month's work, 260 print
  // photos small.
  markup: 8_100,
  // 50 of them are those of a notice, 150 those of gatsby-plugin-image, 300 those of drawings, 350 the tick and the
  // chevrons, which are no files, so that none is fetched after a tap, 100 the place of the trunk and the hours, 70 those that shorten phones' pages,
  // 60 keep the invitation to write together on paper, 180 hold an opening's picture above its facts and a menu's link in
  // two lines.
  styles: 10_500,
  script: 0,
  font: 18_000,
};
/**
 * The most that the scripts which wake a page may take, in bytes, Brotli. 500 of them are in the forms: the trunk that
 * grows with its girth, and the folds that open over what a browser has put back; 550 know when somebody answers, also
 * on days off and on a page that is shown again; 350 are the choice of 'when', the examples of each trade and the
 * second form, which stays folded until something in it is filled or wrong; 900 keep what is typed where Gatsby loads
 * a page anew, for which each page's markup had 500; 100 open the folded part of a page that an address names; 150
 * tell a slip in a large provider's address, 150 say in menus when a service is chosen, and choose the lines of a group.
 */
const scriptsToWake = 96_300;
/** The most that the scripts of home may take once it is scrolled through to its end, in bytes, Brotli. */
export const scriptsOfHome = 110_400;
/** How much larger than on the screen a picture may be: its widths are made in steps. */
const largestPicture = 2.5;

/** Files that only a letter which Polish lacks brings: the content's doing, not the code's. */
export const fontsOfForeignLetters = /-other\.woff2$/;

/**
 * Expects what has been transferred before any script ran to stay within the budgets of a first view.
 * @param html the page as it is served
 */
export function expectFirstViewInBudget(html: string, transferred: CountedTransfers): void {
  const { requests, ...sums } = transferred;
  const weights: Record<string, number> = { ...sums, ...weighPage(html) };
  for (const [kind, most] of Object.entries(firstView)) {
    expect.soft(weights[kind], `${kind}:\n${requests.join("\n")}`).toBeLessThanOrEqual(most);
  }
}

/** Expects the scripts that were asked for before React had taken over a page to stay within their budget. */
export async function expectWakingInBudget(page: Page): Promise<void> {
  const scripts = await page.evaluate(() => {
    const [live] = performance.getEntriesByName("onInitialClientRender");
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < (live?.startTime ?? 0))
      .map(({ name, encodedBodySize: bytes }) => ({ name, bytes }));
  });
  const sum = scripts.reduce((all, { bytes }) => all + bytes, 0);
  const list = scripts.map(({ name, bytes }) => `${bytes} ${name}`).join("\n");
  expect.soft(sum, list).toBeGreaterThan(0);
  expect.soft(sum, list).toBeLessThanOrEqual(scriptsToWake);
}

/** Pictures that the browser has fetched in another format than AVIF, or far larger than they are shown. */
export const heavyPictures = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const widthOf = ({ currentSrc, parentElement }: HTMLImageElement) =>
      [...(parentElement?.querySelectorAll("[srcset]") ?? [])]
        .flatMap((source) => (source.getAttribute("srcset") ?? "").split(/,\s*/))
        .map((entry) => entry.split(" "))
        .filter(([file = ""]) => currentSrc.endsWith(file))
        .map(([, width = ""]) => parseInt(width));
    // A drawing's file is as small on any screen.
    return [...document.querySelectorAll<HTMLImageElement>("img:not([src$='.svg'])")]
      .filter(({ complete, naturalWidth, width }) => complete && naturalWidth > 0 && width > 0)
      .map((img) => {
        // A picture that covers its frame is shown as large as the longer side asks for.
        const shown = Math.max(img.width, (img.height * img.naturalWidth) / img.naturalHeight);
        const [width = NaN] = widthOf(img);
        return { file: img.currentSrc, times: width / (shown * devicePixelRatio) };
      })
      .filter(({ file, times }) => !file.endsWith(".avif") || !(times <= most))
      .map(({ file, times }) => `${file}: ${times.toFixed(1)} times as large as it is shown`);
  }, largestPicture);
