import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** Opens an entry of the editing page by its address there: `towns/entries/puck`. */
export async function visit(page: Page, address: string, place: string): Promise<void> {
  // A new page each time: from one entry to the next Decap keeps parts of the first.
  await page.goto("about:blank");
  await page.goto(`${address}/admin#/collections/${place}`);
  await page.getByText(/Zmiany zapisane|Niezapisane zmiany/).waitFor();
}

/** Opens one entry of a list, which is folded under its text. */
export async function open(page: Page, entry: string): Promise<void> {
  await barOf(page, entry).locator("button").first().click();
}

/** The bar over an entry of a list: opens it, moves it, removes it. */
export const barOf = (page: Page, entry: string): Locator =>
  page.getByText(entry).locator("xpath=ancestor::*[.//button][1]");

/** The page of the site beside the form. */
export const previewOf = (page: Page): FrameLocator =>
  page.frameLocator("#preview-pane").frameLocator("iframe");

/** Presses „Zapisz teraz”; whether the entry is saved is up to the page. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Zapisz" }).first().click();
  await page.getByRole("menuitem", { name: "Zapisz teraz" }).click();
}

/**
 * Waits until `gatsby develop` has built a text into a page, and opens the page. Opened earlier, it might come
 * as it was and miss the news of the change.
 */
export async function visitWith(page: Page, address: string, route: string, text: string) {
  const data = `${address}/page-data/${route === "/" ? "index" : route}/page-data.json`;
  await expect.poll(async () => (await fetch(data)).text()).toContain(text);
  // If Decap asks whether to leave what is saved already, an editor leaves.
  page.on("dialog", (question) => void question.accept());
  await page.goto(address + route);
}
