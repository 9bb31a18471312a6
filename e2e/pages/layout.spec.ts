import { calendarPath, townsPath } from "../../src/utils/paths";
import { navigation } from "../support/content/site-content";
import { viewports } from "../support/helpers";
import { afterFirst } from "../support/tags";
import { expect, test } from "../support/test";

test("what a card says stands in the order in which it is read, also beside its picture", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await page.goto(navigation.header[0]?.overview ?? "/");
  const cards = page.locator("main li > a:has(picture, svg)");
  await expect(cards).not.toHaveCount(0);
  const places = await cards.evaluateAll((all) =>
    all.map((card) =>
      [...card.querySelectorAll("span:not(:has(*))")]
        .filter((words) => words.checkVisibility())
        .map((words) => words.getBoundingClientRect().top),
    ),
  );
  expect(Math.max(...places.map((tops) => tops.length))).toBeGreaterThan(1);
  for (const tops of places) expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

for (const [index, width] of [390, 820].entries()) {
  test(
    `at ${width} px all towns of a county stand below its name`,
    afterFirst(index),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(townsPath);
      const counties = page.locator("main h3:has(+ dl)");
      await expect(counties).not.toHaveCount(0);
      const edges = await counties.evaluateAll((all) =>
        all.map((name) =>
          [name, ...(name.nextElementSibling?.querySelectorAll("dt") ?? [])].map(
            (words) => words.getBoundingClientRect().left,
          ),
        ),
      );
      for (const [name, ...towns] of edges) expect(new Set(towns)).toEqual(new Set([name]));
    },
  );
}

test("the way to a page is one line on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 664 });
  await page.goto(calendarPath);
  const steps = page.locator("main nav ol > li").filter({ visible: true });
  const tops = await steps.evaluateAll((all) =>
    all.map((step) => step.getBoundingClientRect().top),
  );
  expect(tops.length).toBeGreaterThan(0);
  expect(new Set(tops).size).toBe(1);
});

test("what is written below a comparison has the edge of the words on the page", async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop);
  await page.goto("/");
  const section = page.locator("section:has(figure input[type=range])").first();
  const left = async (selector: string) =>
    (await section.locator(selector).filter({ visible: true }).first().boundingBox())?.x;
  expect(await left("h2")).toBeGreaterThan(0);
  expect(await left("figcaption")).toBe(await left("h2"));
});

for (const [name, viewport] of Object.entries(viewports)) {
  test(`each answer to 'when' is nearer to its own ring than to another's (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/kontakt");
    const rings = page.locator("form").first().getByRole("radio").filter({ visible: true });
    const nearest = await rings.evaluateAll((all) =>
      all.map((ring, at) => {
        const words = document.createRange();
        words.selectNodeContents(ring.parentElement ?? ring);
        words.setStartAfter(ring);
        const place = words.getBoundingClientRect();
        const distances = all.map((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          const across = Math.max(left - place.right, place.left - right, 0);
          return Math.hypot(across, Math.max(top - place.bottom, place.top - bottom, 0));
        });
        const [own = Infinity] = distances.splice(at, 1);
        return { words: words.toString(), own, ofOthers: Math.min(...distances) };
      }),
    );
    expect(nearest.length).toBeGreaterThan(1);
    for (const { words, own, ofOthers } of nearest) expect(own, words).toBeLessThan(ofOthers);
  });
}
