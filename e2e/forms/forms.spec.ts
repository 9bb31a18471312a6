import { axeFindings } from "../support/axe";
import { company, forms as texts, phone as companyPhone } from "../support/content/site-content";
import { asShown, openHydrated, viewports, watchLayoutShift } from "../support/helpers";
import { expect, type Request, test } from "../support/test";
import {
  answerWith,
  endpoint,
  field,
  fieldsOf,
  fillEnough,
  formOf,
  jpeg,
  submit,
  summaryOf,
  unfold,
} from "./forms";

test("by keyboard alone; the code that sends is fetched when the form is first used", async ({
  page,
}) => {
  const sent = await answerWith(page, 200, { number: "26-AB12CD" });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const shift = await watchLayoutShift(page);
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  const before = await shift();
  const fetched = scripts.length;
  await field(form, "email").focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(fetched);
  expect((await shift()).score).toBeCloseTo(before.score);

  await page.keyboard.type("jan@");
  await page.keyboard.press("Enter");
  await expect(summaryOf(form)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(form, "email")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("przyklad.pl");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
  for (let steps = 0; (await focused()) !== "consent" && steps < 20; steps++) {
    await page.keyboard.press("Tab");
    expect(await focused()).not.toBe("website");
  }
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/dziekujemy/);
  expect(fieldsOf(sent[0]).email).toBe("jan@przyklad.pl");
});

test("no connection: nothing typed is lost, also across a reload; there are other ways, one without photos", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  const sent = await answerWith(page, 200, { number: "26-AB12CD" });
  await page.route(endpoint, (route) => route.abort(), { times: 2 });
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  const summary = summaryOf(form);
  await fillEnough(form);
  await unfold(form);
  await field(form, "message").fill("Dzień dobry,\ntrzy świerki");
  await field(form, "town").fill("Żukowo");
  const expectKept = async () => {
    await expect(field(form, "email")).toHaveValue("jan@przyklad.pl");
    await expect(field(form, "message")).toHaveValue("Dzień dobry,\ntrzy świerki");
    await expect(field(form, "message")).toBeVisible();
    await expect(field(form, "town")).toHaveValue("Żukowo");
    await expect(form.getByRole("checkbox")).toBeChecked();
    await expect(summary).toContainText(texts.problems.failed.heading);
  };

  await submit(form);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link", { name: companyPhone })).toBeVisible();
  await expect(summary.getByRole("link", { name: company.email })).toBeVisible();
  await expect(form.locator('button[type="submit"]')).toHaveAttribute("aria-busy", "false");
  await expectKept();
  await page.reload();
  await expectKept();
  await page.waitForSelector("html[data-live]");

  await field(form, "photos").setInputFiles({ ...jpeg, name: "a.jpg" });
  await submit(form);
  const without = form.getByRole("alert").getByRole("button", {
    name: asShown(texts.messages.withoutPhotos),
  });
  await expect(without).toBeInViewport();
  await expect(summary).toBeFocused();
  await expect(field(form, "photos")).toHaveValue(/a\.jpg$/);
  expect(await axeFindings(page, 'form[data-enquiry="quote"]')).toEqual([]);
  const isFocused = () => without.evaluate((button) => button === document.activeElement);
  for (let steps = 0; steps < 5 && !(await isFocused()); steps++) {
    await page.keyboard.press("Tab");
  }
  await expect(without).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/dziekujemy\?nr=26-AB12CD/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(sent).toHaveLength(1);
  expect(fieldsOf(sent[0])).toMatchObject({ message: "Dzień dobry,\r\ntrzy świerki" });
  expect(sent[0]?.postDataBuffer()?.includes("image/jpeg")).toBe(false);
});

test("a double click sends once, and shows that it is sending; then the page changes without a reload", async ({
  page,
}) => {
  const sent: Request[] = [];
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(endpoint, async (route) => {
    sent.push(route.request());
    await mayAnswer;
    await route.fulfill({ json: { number: "26-AB12CD" } });
  });
  await openHydrated(page, "/kontakt");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const form = formOf(page, "quote");
  await fillEnough(form);
  const button = form.locator('button[type="submit"]');
  const { width } = (await button.boundingBox()) ?? {};
  await button.dblclick();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toHaveAccessibleName(texts.messages.sending);
  await expect(form.getByRole("status")).toHaveText(texts.messages.sending);
  expect((await button.boundingBox())?.width).toBe(width);
  answer();
  await expect(page).toHaveURL(/\/dziekujemy\?nr=26-AB12CD$/);
  await expect(page.locator("[data-enquiry-number]")).toHaveText("26-AB12CD");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("enquiry");
  expect(sent).toHaveLength(1);
  const { key, ...fields } = fieldsOf(sent[0]);
  expect(key).toMatch(/^\d+(?:-\d+){3}$/);
  expect(fields).toMatchObject({ form: "quote", page: "/kontakt", consent: "on", website: "" });
});

test("a link in a form leads away and back, and what was typed is still there", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  await field(form, "email").fill("jan@przyklad.pl");
  await unfold(form);
  await field(form, "message").fill("Dzień dobry,\ntrzy świerki");
  await form.locator('a[href^="/"]:visible').first().click();
  await expect(page).not.toHaveURL(/\/kontakt$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/kontakt$/);
  await page.waitForSelector("html[data-live]");
  await expect(field(form, "email")).toHaveValue("jan@przyklad.pl");
  await expect(field(form, "message")).toHaveValue("Dzień dobry,\ntrzy świerki");
});

test("the thank-you page claims nothing without a number", async ({ page }) => {
  await openHydrated(page, "/dziekujemy");
  await expect(page.locator(":has(> [data-enquiry-number])")).toBeHidden();
});
