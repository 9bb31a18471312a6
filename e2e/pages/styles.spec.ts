import { readFileSync } from "node:fs";
import sharp from "sharp";
import { fellingPath } from "../../src/utils/paths";
import { company } from "../support/content/site-content";
import { pageFamilies } from "../support/content/site-pages";
import { openHydrated, untilStill } from "../support/helpers";
import { afterFirst, thorough } from "../support/tags";
import { expect, type Locator, type Page, test } from "../support/test";

const { assetsByChunkName } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as {
  assetsByChunkName: Record<string, string[]>;
};

/** The style sheets that a page change may add behind those of the page that the visitor opened. */
const sheets = Object.values(assetsByChunkName)
  .flat()
  .filter((name) => name.endsWith(".css") && !assetsByChunkName.app?.includes(name));

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What looks otherwise than when this was called first: elements, each with a property. */
const changed = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.body.querySelectorAll("*")];
    // What custom properties do is seen in the others.
    const properties = [...getComputedStyle(document.body)].filter((name) => !/^--/.test(name));
    const looks = elements.map((element) => {
      const style = getComputedStyle(element);
      return properties.map((property) => style.getPropertyValue(property));
    });
    const kept = window as typeof window & { before?: string[][] };
    const before = (kept.before ??= looks);
    return elements.flatMap(({ tagName, className }, at) =>
      properties
        .filter((_name, number) => looks[at]?.[number] !== before[at]?.[number])
        .map((property) => `${tagName} ${className} ${property}`),
    );
  });

for (const [index, [family, path]] of Object.entries(pageFamilies).entries()) {
  test(`styles that page changes bring leave ${family} as it is`, thorough, async ({ page }) => {
    await openHydrated(page, path);
    await untilStill(page);
    await changed(page);
    const orders = index < 2 ? [sheets, sheets.toReversed()] : [sheets];
    for (const order of orders) {
      for (const sheet of order) await page.addStyleTag({ url: `/${sheet}` });
      await untilStill(page);
      expect(await changed(page)).toEqual([]);
    }
  });
}

test("a browser that darkens pages leaves this one's colours alone", async ({ page }) => {
  // as it does for whoever likes dark ones
  await page.emulateMedia({ colorScheme: "dark" });
  const client = await page.context().newCDPSession(page);
  const look = async (enabled: boolean) => {
    await client.send("Emulation.setAutoDarkModeOverride", { enabled });
    await openHydrated(page, "/");
    await page.evaluate(() => document.fonts.ready);
    const button = page.getByRole("main").getByRole("link", { name: company.quoteButton });
    return button.first().screenshot();
  };
  const light = await look(false);
  expect((await look(true)).equals(light)).toBe(true);
});

test("drawings are seen in a visitor's own colours, too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto(fellingPath);
  const drawing = page.locator("main figure > div").first();
  await drawing.scrollIntoViewIfNeeded();
  expect(await contrastIn(drawing, 100)).toBeGreaterThan(100);
  await page.goto("/");
  // a drawing keeps a ground of its own
  const onGround = await page.locator("main svg").evaluateAll((drawings) =>
    drawings
      .map((drawing) => getComputedStyle(drawing))
      .filter(({ backgroundColor }) => !backgroundColor.endsWith(", 0)"))
      .map(({ stroke }) => stroke),
  );
  expect(onGround).not.toContain("rgb(255, 255, 255)");
});

/** How far the darkest and the lightest point are apart in the middle of an element, of 255. */
async function contrastIn(element: Locator, side: number): Promise<number> {
  const picture = sharp(await element.screenshot());
  const { width, height } = await picture.metadata();
  const middle = {
    left: Math.round((width - side) / 2),
    top: Math.round((height - side) / 2),
    width: side,
    height: side,
  };
  // `stats` is of the whole picture
  const [grey] = (await sharp(await picture.extract(middle).greyscale().toBuffer()).stats())
    .channels;
  return (grey?.max ?? 0) - (grey?.min ?? 0);
}

for (const [index, colorScheme] of (["dark", "light"] as const).entries()) {
  const name = `the signs of controls are seen in a visitor's own colours (${colorScheme})`;
  test(name, afterFirst(index), async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openHydrated(page, "/kontakt");
    const consent = page.getByRole("checkbox").first();
    await consent.check();
    expect(await contrastIn(consent, 12)).toBeGreaterThan(100);
    expect(await contrastIn(page.locator("header nav li > button").first(), 14)).toBeGreaterThan(
      100,
    );
    await openHydrated(page, "/");
    // the handle stands in the middle of the picture
    expect(await contrastIn(page.getByRole("slider").first(), 28)).toBeGreaterThan(100);
  });
}
