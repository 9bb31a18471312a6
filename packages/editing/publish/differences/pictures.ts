import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { BrowserContext, Page, PageScreenshotOptions } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../../utils/node";
import { frameDifferences } from "./frame-differences";

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

/** Playwright, looked up only when it is needed: builds do without development packages. */
const playwright = () =>
  createRequire(path.resolve("package.json"))(
    "@playwright/test",
  ) as typeof import("@playwright/test");

/** A Chromium or Chrome that can take the pictures. */
export const chromiumForPictures = () => findChromium(playwright().chromium.executablePath());

/** The folders with two built sites. */
interface Sites {
  before: string;
  after: string;
}

/** Whether a page is not the same in two built sites. */
export function isDifferent({ before, after }: Sites, page: string): boolean {
  const [was, is] = [before, after].map((site) => fileOf(site, page));
  return !was || !is || !readFileSync(was).equals(readFileSync(is));
}

/**
 * Takes pictures of pages of two builds, as they are before any script runs, with every answer open: of a new page
 * all of it, of others the part with all that is different, each place framed. Nothing is asked of a network.
 * @param executablePath the browser
 * @param folder where the pictures are put; it is emptied
 * @param tell is called before each page at each width; what it throws ends the work
 * @returns the pictures by their names in that folder, for the widths at which something is different
 */
export async function takePictures(
  executablePath: string,
  sites: Sites,
  pages: readonly string[],
  folder: string,
  tell: (number: number, of: number) => void,
): Promise<PagePicture[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await playwright().chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const pictures: PagePicture[] = [];
    const taken = Date.now();
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
        const keep = async (shown: Page, clip: PageScreenshotOptions["clip"], when: string) => {
          const name = `${taken}-${index}-${width}-${when}.jpg`;
          const file = { path: path.join(folder, name), type: "jpeg", quality: 80 } as const;
          await shown.screenshot({ ...file, fullPage: true, clip });
          return name;
        };
        pictures.push({
          page,
          width,
          before: before && (await keep(before, parts.before, "before")),
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
    // A picture of the page doesn't wait for photos that are decoded when they come into view.
    return Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return page;
}

/** The file of a built site that answers an address. */
function fileOf(site: string, address: string): string | undefined {
  const place = path.join(site, path.posix.join("/", address));
  return [place, path.join(place, "index.html"), `${place}.html`].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
