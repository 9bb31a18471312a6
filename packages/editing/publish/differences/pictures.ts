import { existsSync, statSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { diffArrays } from "diff";
import { chromiumFlags, findChromium } from "../../../utils/node";

/** How a page looked and will look at one width, by the names of the pictures. */
export interface PagePicture {
  /** The page's address. */
  page: string;
  /** The width of the window, in CSS pixels. */
  width: number;
  /** Missing where the page is new. */
  before?: string;
  after: string;
}

const WIDTHS = [390, 1440];
const HOST = "http://site.invalid";
/** Pixels above and below what is different. */
const AROUND = 120;

/** Playwright, looked up only when it is needed: builds do without development packages. */
const playwright = () =>
  createRequire(path.resolve("package.json"))(
    "@playwright/test",
  ) as typeof import("@playwright/test");

/** A Chromium or Chrome that can take the pictures. */
export const chromiumForPictures = () => findChromium(playwright().chromium.executablePath());

/**
 * Takes pictures of pages of two builds, as they are before any script runs, with every answer open: of a new page
 * all of it, of others the part with all that is different, each place framed. Nothing is asked of a network.
 * @param executablePath the browser
 * @param sites folders with the built sites
 * @param folder where the pictures are put; it is emptied
 * @param tell is called before each page at each width; what it throws ends the work
 * @returns the pictures by their names in that folder, for the widths at which something is different
 */
export async function takePictures(
  executablePath: string,
  sites: { before: string; after: string },
  pages: readonly string[],
  folder: string,
  tell: (number: number, of: number) => void,
): Promise<PagePicture[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await playwright().chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const pictures: PagePicture[] = [];
    let number = 0;
    for (const width of WIDTHS) {
      const view = { viewport: { width, height: 900 }, javaScriptEnabled: false } as const;
      const context = await browser.newContext({ ...view, reducedMotion: "reduce" });
      for (const [index, page] of pages.entries()) {
        tell(++number, WIDTHS.length * pages.length);
        const before = await open(context, sites.before, page);
        const after = await open(context, sites.after, page);
        const parts = after && (await frameDifferences(before, after));
        if (!parts) continue;
        const keep = async (shown: Page, part: Part | undefined, when: string) => {
          const name = `${index}-${width}-${when}.jpg`;
          const options = { type: "jpeg", quality: 80, fullPage: true } as const;
          const clip = part && { x: 0, y: part.top, width, height: part.bottom - part.top };
          await shown.screenshot({
            ...options,
            path: path.join(folder, name),
            ...(clip && { clip }),
          });
          return name;
        };
        pictures.push({
          page,
          width,
          ...(before && { before: await keep(before, parts.before, "before") }),
          after: await keep(after, parts.after, "after"),
        });
        await before?.close();
        await after.close();
      }
      await context.close();
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

/** A page of a built site as it is before any script runs; undefined where the site has none. */
async function open(context: BrowserContext, site: string, address: string) {
  if (fileOf(site, address) === undefined) return undefined;
  const page = await context.newPage();
  await page.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const asked = origin === HOST ? fileOf(site, decodeURI(pathname)) : undefined;
    return asked === undefined ? route.abort() : route.fulfill({ path: asked });
  });
  await page.goto(HOST + encodeURI(address));
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll("main details")) {
      // Of those with one name only one would be open.
      folded.removeAttribute("name");
      folded.toggleAttribute("open", true);
    }
    // What stays at the window's edge would lie over the middle of a whole page.
    for (const part of document.querySelectorAll<HTMLElement>("body *")) {
      if (getComputedStyle(part).position === "fixed") part.style.display = "none";
    }
  });
  return page;
}

/** Rows of a page, in CSS pixels. */
interface Part {
  top: number;
  bottom: number;
}

/**
 * Frames the texts and pictures that only one of two pages has.
 * @returns the parts of both pages with all frames; undefined where nothing is different
 */
async function frameDifferences(before: Page | undefined, after: Page) {
  if (!before) return { before: undefined, after: undefined };
  const [gone, fresh]: [number[], number[]] = [[], []];
  let [old, now] = [0, 0];
  for (const { count, added, removed } of diffArrays(
    await blocksOf(before),
    await blocksOf(after),
  )) {
    for (let step = 0; step < count; step++) {
      if (removed) gone.push(old);
      if (added) fresh.push(now);
      if (!added) old++;
      if (!removed) now++;
    }
  }
  const [left, right] = [await frame(before, gone), await frame(after, fresh)];
  const either = left ?? right;
  return either && { before: left ?? either, after: right ?? either };
}

/** What is shown in each text and each picture of a page; it numbers them. */
const blocksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter(
        (block) =>
          block.checkVisibility() &&
          (block.matches("img") ||
            [...block.childNodes].some(
              ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
            )),
      )
      .map((block, number) => {
        block.setAttribute("data-block", String(number));
        return block.matches("img") ? block.getAttribute("src") : block.textContent;
      }),
  );

/** Draws frames around blocks; in two colours they are seen on every ground. */
const frame = (page: Page, numbers: number[]) =>
  page.evaluate(
    ([shown, around]) => {
      const blocks = [...document.querySelectorAll<HTMLElement>("[data-block]")];
      const changed = blocks.filter((_, number) => shown.includes(number));
      for (const { style } of changed) {
        style.outline = "3px solid #c2185b";
        style.outlineOffset = "4px";
        style.boxShadow = "0 0 0 9px #fff";
      }
      const boxes = changed.map((block) => block.getBoundingClientRect());
      if (boxes.length === 0) return undefined;
      const height = document.documentElement.scrollHeight;
      return {
        top: Math.max(0, Math.min(...boxes.map(({ top }) => top)) - around),
        bottom: Math.min(height, Math.max(...boxes.map(({ bottom }) => bottom)) + around),
      };
    },
    [numbers, AROUND] as const,
  );

/** The file of a built site that answers an address. */
function fileOf(site: string, address: string): string | undefined {
  const place = path.join(site, path.posix.join("/", address));
  return [place, path.join(place, "index.html"), `${place}.html`].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
