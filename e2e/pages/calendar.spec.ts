import { calendarPath } from "../../src/utils/paths";
import { MONTHS } from "../../src/utils/season";
import { fillIn } from "../../src/utils/text/fill-in";
import { seasonWords, services } from "../support/content/site-content";
import {
  asShown,
  expectNoShift,
  openHydrated,
  viewports,
  watchLayoutShift,
  withoutFonts,
} from "../support/helpers";
import { afterFirst, thorough } from "../support/tags";
import { expect, type Page, test } from "../support/test";

const march = new Date(2027, 2, 15, 12);
/** The beginning of the line with the services whose best time a month is. */
const thisMonth = (month: string) => asShown(fillIn(seasonWords.now, { month }));
const marked = '[aria-current="date"]';

/** How many of the table's parts the browser tells assistive technology of, by role. */
async function rolesInTables(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const counts: Record<string, number> = {};
  for (const { ignored, role } of nodes) {
    const name = String(role?.value);
    if (!ignored) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

for (const [index, width] of [320, 820, 1440].entries()) {
  test(
    `at ${width} px the calendar is read as a table, and its months stay in view`,
    afterFirst(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(calendarPath);
      const counts = await rolesInTables(page);
      const groups = await page.locator('th[scope="rowgroup"]').count();
      expect(counts.table).toBe(1);
      expect(counts.row).toBe(1 + groups + services.length);
      // The reasons are left out on phones.
      const columns = MONTHS.length + (width < 600 ? 0 : 1);
      expect(counts.columnheader).toBe(1 + columns);
      expect(counts.rowheader).toBe(groups + services.length);
      expect(counts.cell ?? counts.gridcell).toBe(services.length * columns);
      await page.locator("tbody tr").nth(8).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 300);
      await expect(page.getByRole("columnheader", { name: MONTHS[0] })).toBeInViewport();
    },
  );
}

for (const [index, [device, viewport]] of Object.entries(viewports).entries()) {
  test(
    `${device}: this month is marked when the page wakes, and nothing moves`,
    afterFirst(index),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.clock.setFixedTime(march);
      await withoutFonts(page);
      const shift = await watchLayoutShift(page);
      await openHydrated(page, calendarPath);
      await expect(page.locator(marked)).toHaveText(/^marzec/);
      await expect(page.getByText(thisMonth("Marzec"))).toBeVisible();
      await expect(page.getByText(thisMonth("Kwiecień"))).toBeHidden();
      expectNoShift(await shift());
    },
  );
}

test(
  "the bars of the three qualities differ in height, also in a visitor's own colours",
  thorough,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(calendarPath);
    const heights = await page
      .getByRole("listitem")
      .locator("span:empty")
      .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(3);
    expect(Math.min(...heights)).toBeGreaterThan(0);
  },
);

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("no month is marked, and everything else is there", thorough, async ({ page }) => {
    await page.goto(calendarPath);
    await expect(page.locator(marked)).toHaveCount(0);
    await expect(page.locator('th[scope="row"]')).toHaveCount(services.length);
  });
});

test("a service's name in the table leads to its months, and these to the table", async ({
  page,
}) => {
  await openHydrated(page, calendarPath);
  const name = page.locator('th[scope="row"] a').first();
  await name.click();
  await expect(name).toHaveCount(0);
  await expect(page.locator("main table")).toBeInViewport();
  await page.locator(`main a[href="${calendarPath}"]`).click();
  await expect(page).toHaveURL(calendarPath);
});
