import { moreButton, navigation } from "../support/content/site-content";
import { viewports } from "../support/helpers";
import { expect, test } from "../support/test";

test.use({ viewport: viewports.phone });

test("what a card says stands in the order in which it is read, also beside its picture", async ({
  page,
}) => {
  await page.goto(navigation.header[0]?.overview ?? "/");
  const cards = page.locator("main li > a").filter({ hasText: moreButton });
  await expect(cards).not.toHaveCount(0);
  const places = await cards.evaluateAll((all) =>
    all.map((card) =>
      [...card.querySelectorAll("span:not(:has(*))")].map(
        (words) => words.getBoundingClientRect().top,
      ),
    ),
  );
  for (const tops of places) {
    expect(tops.length).toBeGreaterThan(1);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  }
});
