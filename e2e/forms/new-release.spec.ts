import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";
import { field, formOf } from "./forms";

const ADDRESS = "jan.kowalski@przyklad.pl";

/**
 * A release of other code, made while a page is open: Gatsby's data name another compilation than the open page does.
 * @param typed after which they come
 */
async function deployOtherCode(page: Page, typed: Promise<void>): Promise<void> {
  const other = "a".repeat(20);
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.route("**/page-data/app-data.json*", async (route) => {
    await typed;
    await route.fulfill({ json: { webpackCompilationHash: other } });
  });
  // what the page loaded anew says of itself
  await page.route("**/*.js", async (route) => {
    if (loads < 2) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /___webpackCompilationHash="[^"]*"/,
      `___webpackCompilationHash="${other}"`,
    );
    return route.fulfill({ response, body });
  });
}

test("what is typed first after a deploy of code is there when Gatsby has loaded the page anew", async ({
  page,
}) => {
  const form = formOf(page, "quote");
  let letGo = () => {};
  await deployOtherCode(page, new Promise((resolve) => (letGo = resolve)));
  await page.goto("/kontakt");
  await field(form, "email").pressSequentially(ADDRESS);
  await form.getByRole("checkbox").check();
  const reloaded = page.waitForEvent("load");
  letGo();
  await reloaded;
  await expect(field(form, "email")).toHaveValue(ADDRESS);
  await expect(
    field(form, "email").or(form.getByRole("checkbox")).and(page.locator(":focus")),
  ).toBeVisible();
  await expect(form.getByRole("checkbox")).toBeChecked();
  await expect(form.locator("[data-summary]")).toBeHidden();
});
