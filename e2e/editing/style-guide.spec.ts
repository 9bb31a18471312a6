import { axeFindings } from "../support/axe";
import { expect, type Page, test } from "./test";

async function openStyleGuide(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/_wzornik`);
  await expect(page.getByRole("form", { name: "Z błędami" }).getByRole("alert")).toBeVisible();
}

for (const width of [390, 820, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("every component in every state passes axe", async ({ page, editing }, testInfo) => {
      await openStyleGuide(page, editing.address);
      const body = await page.screenshot({ fullPage: true });
      await testInfo.attach(`style guide at ${width} px`, { body, contentType: "image/png" });
      expect(await axeFindings(page, "main")).toEqual([]);
    });
  });
}

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 900 } });

  test("the longest words widen no component beyond the page", async ({ page, editing }) => {
    await openStyleGuide(page, editing.address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
