import { once } from "node:events";
import { type Browser, chromium, type Page } from "@playwright/test";
import { startServerProcess } from "@typed-site/test-support/server-process";
import { testBrowser } from "../support/chromium";
import { openHydrated } from "../support/helpers";

/** What a page shows of `gatsby-page.tsx`. */
interface Shown {
  title: string;
  description: string | null;
  author: string | null;
  language: string;
  /** The text alternatives of the pictures that can be seen. */
  pictures: string[];
}

/** What happened to `gatsby-page.tsx` in a browser. */
interface Opened {
  withoutScript: Shown;
  hydrated: Shown;
  /** After the link has been followed to another page, and the way back. */
  afterWayBack: Shown;
  /** Where the link, the way back and the button led. */
  addresses: string[];
  /** How many documents the browser has loaded for all that. */
  documents: number;
  /** Errors and warnings of the browser. */
  complaints: string[];
}

/**
 * Opens `gatsby-page.tsx` as it is served, with and without scripts, and uses its link and its button.
 * @param publicFolder the built site
 * @param address where that page is in it
 */
export async function openGatsbyPage(publicFolder: string, address: string): Promise<Opened> {
  const server = await startServerProcess("e2e/support/server/serve.ts", {
    PUBLIC_DIR: publicFolder,
  });
  const browser = await chromium.launch(testBrowser());
  try {
    const url = server.url + address;
    return {
      withoutScript: await openWithoutScript(browser, url),
      ...(await openWithScripts(browser, url)),
    };
  } finally {
    await browser.close();
    server.process.kill();
    await once(server.process, "exit");
  }
}

async function openWithoutScript(browser: Browser, url: string): Promise<Shown> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  return shownOn(page);
}

async function openWithScripts(
  browser: Browser,
  url: string,
): Promise<Omit<Opened, "withoutScript">> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  let documents = 0;
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() !== "log") complaints.push(message.text());
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await openHydrated(page, url);
  const hydrated = await shownOn(page);
  const addresses: string[] = [];
  const arrive = async (title: RegExp) => {
    await page.waitForFunction((words) => new RegExp(words).test(document.title), title.source);
    addresses.push(new URL(page.url()).pathname);
  };
  await page.getByRole("link", { name: "Link z gatsby-link" }).click();
  await arrive(/^Kontakt/);
  await page.goBack();
  await arrive(/^Tytuł z Head/);
  const afterWayBack = await shownOn(page);
  await page.getByRole("button", { name: "Przycisk z navigate" }).click();
  await arrive(/^Kontakt/);
  return {
    hydrated,
    afterWayBack,
    addresses,
    documents,
    complaints,
  };
}

async function shownOn(page: Page): Promise<Shown> {
  const content = (name: string) => page.locator(`meta[name=${name}]`).getAttribute("content");
  return {
    title: await page.title(),
    description: await content("description"),
    author: await content("author"),
    language: (await page.locator("html").getAttribute("lang")) ?? "",
    pictures: await seenPictures(page),
  };
}

/** Waits until every picture can be seen. Each is there twice until a script runs, once of them for those without one. */
async function seenPictures(page: Page): Promise<string[]> {
  const pictures = page.locator("main [data-main-image]");
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  for (;;) {
    const { seen, all } = await pictures.evaluateAll((images: HTMLImageElement[]) => {
      const isSeen = (image: HTMLImageElement) =>
        image.naturalWidth > 0 && getComputedStyle(image).opacity === "1";
      const namesOf = (some: HTMLImageElement[]) => [...new Set(some.map(({ alt }) => alt))];
      return { seen: namesOf(images.filter(isSeen)), all: namesOf(images) };
    });
    if (seen.length === all.length) return seen;
    await page.waitForTimeout(100);
  }
}
