import { firstTown, notFound } from "../support/content/site-content";
import { expect, test } from "../support/test";

test("an unknown address gets status 404, ways on, and a link to the page that it nearly is", async ({
  page,
}) => {
  const [, start = "", rest = ""] = /^(..)(.*)$/.exec(firstTown.path.slice(1)) ?? [];
  const response = await page.goto(`/${start}${rest}${rest.slice(-1)}`);
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText(notFound.headline);
  const main = page.getByRole("main");
  for (const { label } of notFound.links) {
    await expect(main.getByRole("link", { name: label })).toBeVisible();
  }
  await page.mouse.wheel(0, 10);
  const near = main.getByRole("link", { name: firstTown.name });
  await expect(near).toHaveAttribute("href", encodeURI(firstTown.path));
});
