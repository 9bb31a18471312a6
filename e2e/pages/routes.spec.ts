import { firstTown, notFound, stripTowns, towns } from "../support/content/site-content";
import { canonicals, routes } from "../support/content/site-pages";
import { loadAhead } from "../support/helpers";
import { expect, test } from "../support/test";

test("an unknown address gets the 404 page with ways on, and status 404", async ({ page }) => {
  const response = await page.goto("/nie-ma-takiej-strony");
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText(notFound.headline);
  for (const { label } of notFound.links) {
    await expect(page.getByRole("main").getByRole("link", { name: label })).toBeVisible();
  }
});

test("an unknown address near one that there is gets a link to it", async ({ page }) => {
  const [, first = "", rest = ""] = /^(..)(.*)$/.exec(firstTown.path.slice(1)) ?? [];
  await page.goto(`/${first}${rest}${rest.slice(-1)}`);
  await page.mouse.wheel(0, 10);
  const link = page.getByRole("main").getByRole("link", { name: firstTown.name });
  await expect(link).toHaveAttribute("href", encodeURI(firstTown.path));
});

test("a town answers to its typed and its percent-encoded address, with a trailing slash too", async ({
  request,
}) => {
  for (const { path } of towns) {
    for (const address of [path, encodeURI(path), `${encodeURI(path)}/`]) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
  }
});

test("a link to a page that is loaded changes the page without a reload, also to a town", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForSelector("html[data-live]");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const { name, path } = stripTowns.find((town) => /[^a-z/-]/.test(town.path)) ?? firstTown;
  await loadAhead(page, path);
  await page.locator(`[aria-labelledby="miasta"] a[href="${path}"]`).click();
  await expect(page.locator("h1")).toContainText(name);
  await expect(page).toHaveURL(encodeURI(path));
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("no page carries another page's title, description or address", async ({ page }) => {
  const seen = new Map<string, string>();
  const wrong: string[] = [];
  for (const route of routes) {
    const html = await (await page.request.get(encodeURI(route))).text();
    const one = (pattern: RegExp) => {
      const found = [...html.matchAll(pattern)].map(([, value]) => value ?? "");
      if (found.length !== 1) wrong.push(`${route}: ${found.length} × ${pattern.source}`);
      return found[0] ?? "";
    };
    const canonical = one(/<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g);
    const own = canonicals.get(route) ?? route;
    if (new URL(canonical).pathname !== encodeURI(own)) wrong.push(`${route}: ${canonical}`);
    for (const value of [
      one(/<title[^>]*>([^<]*)<\/title>/g),
      one(/<meta[^>]*name="description"[^>]*content="([^"]*)"/g),
    ]) {
      const owner = seen.get(value);
      if (owner && owner !== canonical) wrong.push(`${route} and ${owner}: ${value}`);
      seen.set(value, canonical);
    }
  }
  expect(wrong).toEqual([]);
});
