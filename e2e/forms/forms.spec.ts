import { fillIn } from "../../packages/utils";
import { axeFindings } from "../support/axe";
import {
  company,
  comparisonService,
  firstTown,
  forms as texts,
  phone as companyPhone,
  quoteService,
} from "../support/content/site-content";
import { asShown, openHydrated, viewports, watchLayoutShift } from "../support/helpers";
import { afterFirst } from "../support/tags";
import { expect, type Request, test } from "../support/test";
import {
  answerWith,
  endpoint,
  field,
  fieldsOf,
  fillEnough,
  formOf,
  submit,
  summaryOf,
  unfold,
} from "./forms";

const forms = [
  { name: "quote", page: "/kontakt" },
  { name: "quote", page: quoteService.path },
  { name: "contact", page: "/o-nas" },
];

for (const [index, { name, page: address }] of forms.entries()) {
  test(
    `${name} on ${address}: faults are listed, linked and said at the fields`,
    afterFirst(index),
    async ({ page }) => {
      await page.setViewportSize(viewports.phone);
      await openHydrated(page, address);
      const form = formOf(page, name);
      const title = await page.title();
      await field(form, "phone").fill("12");
      await submit(form);
      const summary = summaryOf(form);
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(page).toHaveTitle(fillIn(texts.messages.errorTitle, { title }));
      const links = summary.getByRole("link");
      await expect(links).toHaveText([texts.errors.phone.invalid, texts.errors.consent.missing]);
      const phone = field(form, "phone");
      await expect(phone).toHaveAttribute("aria-invalid", "true");
      await expect(phone).toHaveAccessibleDescription(asShown(texts.errors.phone.invalid));
      await expect(phone).toHaveValue("12");
      expect(await axeFindings(page, `form[data-enquiry="${name}"]`)).toEqual([]);
      await links.first().click();
      await expect(phone).toBeFocused();
      await expect(form.locator(`label[for="${await phone.getAttribute("id")}"]`)).toBeInViewport();
    },
  );
}

test("a corrected form is sent, and the thank-you page has the number", async ({ page }) => {
  const sent = await answerWith(page, 200, { number: "26-AB12CD" });
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  await submit(form);
  await expect(summaryOf(form)).toBeFocused();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await fillEnough(form);
  await field(form, "area").fill("ok. 8 arów");
  await submit(form);
  await expect(page).toHaveURL(/\/dziekujemy\?nr=26-AB12CD$/);
  await expect(page.locator("[data-enquiry-number]")).toHaveText("26-AB12CD");
  await expect(page.locator("[data-enquiry-number]")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("enquiry");
  const { key, ...fields } = fieldsOf(sent[0]);
  expect(key).toMatch(/^\d+(?:-\d+){3}$/);
  expect(fields).toMatchObject({
    form: "quote",
    page: "/kontakt",
    email: "jan@przyklad.pl",
    area: "ok. 8 arów",
    consent: "on",
    website: "",
  });
});

test("by keyboard alone", async ({ page }) => {
  const sent = await answerWith(page, 200, { number: "26-AB12CD" });
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  await field(form, "email").focus();
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

test("no connection: nothing typed is lost, also across a reload, and there is another way", async ({
  page,
}) => {
  await page.route(endpoint, (route) => route.abort());
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  await fillEnough(form);
  await unfold(form);
  await field(form, "message").fill("Dzień dobry,\ntrzy świerki");
  await submit(form);
  const summary = summaryOf(form);
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(texts.problems.failed.heading);
  await expect(summary.getByRole("link", { name: companyPhone })).toBeVisible();
  await expect(summary.getByRole("link", { name: company.email })).toBeVisible();
  await expect(form.locator('button[type="submit"]')).toHaveAttribute("aria-busy", "false");
  await field(form, "town").fill("Żukowo");
  await field(form, "town").blur();
  await page.reload();
  await expect(field(form, "email")).toHaveValue("jan@przyklad.pl");
  await expect(field(form, "message")).toHaveValue("Dzień dobry,\ntrzy świerki");
  await expect(field(form, "message")).toBeVisible();
  await expect(field(form, "town")).toHaveValue("Żukowo");
  await expect(form.getByRole("checkbox")).toBeChecked();
  await expect(summary).toContainText(texts.problems.failed.heading);
});

test("a double click sends once, and shows that it is sending", async ({ page }) => {
  const sent: Request[] = [];
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(endpoint, async (route) => {
    sent.push(route.request());
    await mayAnswer;
    await route.fulfill({ json: { number: "26-AB12CD" } });
  });
  await openHydrated(page, "/kontakt");
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
  await expect(page).toHaveURL(/dziekujemy/);
  expect(sent).toHaveLength(1);
});

test("what is typed and chosen before the scripts run stays", async ({ page }) => {
  let start = () => {};
  const mayStart = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await mayStart;
    await route.continue();
  });
  await page.goto(quoteService.path, { waitUntil: "commit" });
  const form = formOf(page, "quote");
  await field(form, "email").fill("jan@przyklad.pl");
  await field(form, "service").selectOption({ index: 1 });
  const chosen = await field(form, "service").inputValue();
  await form.getByRole("checkbox").check();
  start();
  await page.waitForSelector("html[data-live]");
  await expect(field(form, "email")).toHaveValue("jan@przyklad.pl");
  await expect(field(form, "service")).toHaveValue(chosen);
  await expect(form.getByRole("checkbox")).toBeChecked();
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

test("the code that sends is fetched when a form is first used, not before", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const shift = await watchLayoutShift(page);
  await openHydrated(page, "/kontakt");
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  const shiftBefore = await shift();
  await field(formOf(page, "quote"), "email").focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  expect(await shift()).toBeCloseTo(shiftBefore);
});

test("service and town are filled in on their own pages", async ({ page }) => {
  for (const { path, title } of [quoteService, comparisonService ?? quoteService]) {
    await page.goto(path);
    await expect(field(formOf(page, "quote"), "service")).toHaveValue(asShown(title));
  }
  await page.goto(firstTown.path);
  await expect(field(formOf(page, "quote"), "town")).toHaveValue(firstTown.name);
  await page.goto("/");
  await expect(formOf(page, "quote")).toHaveCount(1);
});

for (const address of ["/dziekujemy?nr=26-AB12CD", "/nie-wyslano"]) {
  test(`${address} is accessible, and not for search engines`, async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    await openHydrated(page, address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("main")).toContainText(companyPhone);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test("the thank-you page doesn't claim that anything arrived without a number", async ({
  page,
}) => {
  await openHydrated(page, "/dziekujemy");
  const receipt = page.locator(":has(> [data-enquiry-number])");
  await expect(receipt).toBeHidden();
  await openHydrated(page, "/dziekujemy?nr=26-AB12CD");
  await expect(receipt).toContainText("26-AB12CD");
});
