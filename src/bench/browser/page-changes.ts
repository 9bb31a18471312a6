import type { Browser, ElementHandle, Page } from "@playwright/test";
import { pageFamilies } from "../../../e2e/support/content/site-pages";
import { median } from "../../../e2e/support/helpers";
import { phone, slowDownTo4G } from "../../../e2e/support/slow-phone";
import { type Notes, type PageChange, summary, takeNotes } from "./page-change-notes";
import { inTurn } from "./served-sites";

const rounds = 7;

/** How long a finger rests on a link, in milliseconds. */
const press = 80;

/** How long a visitor reads before the finger comes down: Gatsby prefetches what is in view after 3 s. */
const reading = 4500;

/** How long a page change is watched, in milliseconds. */
const watched = 3000;

/**
 * Prints milliseconds from a tap on a link to the new page's first view, on a slow phone on slow 4G,
 * for a page of each family, and the longest task of each change.
 */
export async function pageChangeTimes(browser: Browser, sites: string[]): Promise<void> {
  const all: PageChange[][] = sites.map(() => []);
  const rows: Record<string, Record<string, number>> = {};
  for (const [family, to] of Object.entries(pageFamilies)) {
    const from = await pageThatLinksTo(browser, sites[0] ?? "", to);
    if (from === undefined) {
      console.log(`${family}: no page of another family has a link to ${to} outside the menu.`);
      continue;
    }
    const changes = await inTurn(rounds, sites, (site) => pageChange(browser, site, from, to));
    rows[family] = columns(changes);
    for (const [index, each] of changes.entries()) all[index]?.push(...each);
  }
  rows.all = columns(all);
  console.table(rows);
}

/** The medians of each site's page changes, by what is measured. */
function columns(changesOfSites: readonly PageChange[][]): Record<string, number> {
  const entries = changesOfSites.flatMap((changes, index) =>
    measures.map(([key, words]): [string, number] => [
      index === 0 ? words : `${words}, other`,
      Math.round(median(changes.map((change) => change[key]))),
    ]),
  );
  return Object.fromEntries(entries);
}

const measures = [
  ["view", "first view"],
  ["pictures", "its pictures"],
  ["task", "longest task"],
] as const;

/** The first page, of one for each family, from which a visitor with a phone gets to an address without the menu. */
async function pageThatLinksTo(
  browser: Browser,
  site: string,
  to: string,
): Promise<string | undefined> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    for (const from of Object.values(pageFamilies).filter((address) => address !== to)) {
      await page.goto(site + from);
      await openDetails(page);
      if ((await linksTo(page, to).count()) > 0) return from;
    }
    return undefined;
  } finally {
    await context.close();
  }
}

/** Taps on a link that leads from one page to another. */
async function pageChange(
  browser: Browser,
  site: string,
  from: string,
  to: string,
): Promise<PageChange> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await slowDownTo4G(page);
    await page.goto(site + from, { waitUntil: "networkidle" });
    await page.waitForSelector("html[data-live]");
    const link = await linkTo(page, to);
    await page.waitForTimeout(reading);
    await page.evaluate(takeNotes);
    const point = await middleOf(link);
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await page.waitForTimeout(press);
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // without a look at the page, because looking is a task itself
    await page.waitForTimeout(watched);
    return summary(await page.evaluate(() => (window as unknown as { notes: Notes }).notes));
  } finally {
    await context.close();
  }
}

/** The last link to a page, in view; the row of services before it moves. */
async function linkTo(page: Page, to: string): Promise<ElementHandle<HTMLElement>> {
  await openDetails(page);
  const link = linksTo(page, to).last();
  await link.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const handle = await link.elementHandle();
  if (!handle) throw new Error(`There is no link to ${to}`);
  return handle as ElementHandle<HTMLElement>;
}

const openDetails = (page: Page) =>
  page.locator("main details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });

const linksTo = (page: Page, to: string) =>
  page.locator(`a[href="${to}"]`).filter({ visible: true });

async function middleOf(link: ElementHandle) {
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
