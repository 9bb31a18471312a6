import { axeFindings } from "./axe";
import { answerWith, endpoint, fieldsOf, fillEnough, formOf, submit, summaryOf } from "./forms";
import { openHydrated, viewports, watchLayoutShift } from "./helpers";
import { expect, test, type Page, type Request } from "./test";

const forms = [
  { name: "quote", page: "/kontakt" },
  { name: "quote", page: "/oczyszczanie-terenu/mulczer-lesny" },
  { name: "contact", page: "/o-nas" },
];

for (const { name, page: address } of forms) {
  test(`${name} on ${address}: faults are listed, linked and said at the fields`, async ({
    page,
  }) => {
    await page.setViewportSize(viewports.phone);
    await openHydrated(page, address);
    const form = formOf(page, name);
    await form.getByLabel("Numer telefonu").fill("12");
    await submit(form);
    const summary = summaryOf(form);
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(page).toHaveTitle(/^Błąd: /);
    const links = summary.getByRole("link");
    await expect(links).toHaveText([/^Sprawdź, proszę, numer/, /^Zaznacz, proszę, zgodę/]);
    const phone = form.getByLabel("Numer telefonu");
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    await expect(phone).toHaveAccessibleDescription(/Sprawdź, proszę, numer/);
    await expect(phone).toHaveValue("12");
    expect(await axeFindings(page, `form[data-enquiry="${name}"]`)).toEqual([]);
    await links.first().click();
    await expect(phone).toBeFocused();
    await expect(form.getByText("Numer telefonu", { exact: true })).toBeInViewport();
  });
}

test("a corrected form is sent, and the thank-you page has the number", async ({ page }) => {
  const sent = await answerWith(page, 200, { number: "26-AB12CD" });
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  await submit(form);
  await expect(summaryOf(form)).toBeFocused();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await fillEnough(form);
  await form.getByLabel("Powierzchnia działki").fill("ok. 8 arów");
  await submit(form);
  await expect(page).toHaveURL(/\/dziekujemy\?nr=26-AB12CD$/);
  await expect(page.getByText("26-AB12CD")).toBeVisible();
  await expect(page.getByText(/do nas dotarło/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Dziękujemy/);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("enquiry");
  const { key, ...fields } = fieldsOf(sent[0]);
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(fields).toMatchObject({
    form: "quote",
    page: "/kontakt",
    email: "jan@przyklad.pl",
    area: "ok. 8 arów",
    consent: "on",
    stamp: "signed",
    website: "",
  });
});

test("by keyboard alone", async ({ page }) => {
  const sent = await answerWith(page, 200, { number: "26-AB12CD" });
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  await form.getByLabel("Adres e-mail").focus();
  await page.keyboard.type("jan@");
  await page.keyboard.press("Enter");
  await expect(summaryOf(form)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Adres e-mail")).toBeFocused();
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

const failures = {
  "no connection": (page: Page) => page.route(endpoint, (route) => route.abort()),
  "a full disk": (page: Page) => answerWith(page, 503, { problem: "unavailable" }),
  "a page instead of an answer": (page: Page) =>
    page.route(endpoint, (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" })),
};

for (const [what, fail] of Object.entries(failures)) {
  test(`${what}: nothing typed is lost, also across a reload, and there is another way`, async ({
    page,
  }) => {
    await fail(page);
    await openHydrated(page, "/kontakt");
    const form = formOf(page, "quote");
    await fillEnough(form);
    await form.getByText("Dodaj opis").click();
    await form.getByLabel("Wiadomość").fill("Dzień dobry,\ntrzy świerki");
    await submit(form);
    const summary = summaryOf(form);
    await expect(summary).toBeFocused();
    await expect(summary).toContainText("Nie udało się wysłać zgłoszenia");
    await expect(summary.getByRole("link", { name: /500 100 200/ })).toBeVisible();
    await expect(summary.getByRole("link", { name: /kontakt@/ })).toBeVisible();
    await expect(form.locator('button[type="submit"]')).toHaveAttribute("aria-busy", "false");
    await form.getByLabel("Miejscowość").fill("Żukowo");
    await form.getByLabel("Miejscowość").blur();
    await page.reload();
    await expect(form.getByLabel("Adres e-mail")).toHaveValue("jan@przyklad.pl");
    await expect(form.getByLabel("Wiadomość")).toHaveValue("Dzień dobry,\ntrzy świerki");
    await expect(form.getByLabel("Wiadomość")).toBeVisible();
    await expect(form.getByLabel("Miejscowość")).toHaveValue("Żukowo");
    await expect(form.getByRole("checkbox")).toBeChecked();
    await expect(summary).toContainText("Nie udało się wysłać zgłoszenia");
  });
}

test("the same enquiry keeps its key after a failure; a changed one gets another", async ({
  page,
}) => {
  const sent = await answerWith(page, 503, { problem: "unavailable" });
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  await fillEnough(form);
  for (const count of [1, 2]) {
    await submit(form);
    await expect(summaryOf(form)).toBeFocused();
    await expect.poll(() => sent.length).toBe(count);
    await expect(form.locator('button[type="submit"]')).toHaveAttribute("aria-busy", "false");
  }
  await form.getByLabel("Miejscowość").fill("Puck");
  await submit(form);
  await expect.poll(() => sent.length).toBe(3);
  const [first, second, third] = sent.map((request) => fieldsOf(request).key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("too many at once has words of its own", async ({ page }) => {
  await answerWith(page, 429, { problem: "tooMany" });
  await openHydrated(page, "/o-nas");
  const form = formOf(page, "contact");
  await fillEnough(form);
  await submit(form);
  await expect(summaryOf(form)).toContainText("poczekaj, proszę, minutę");
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
  await expect(button).toHaveAccessibleName(/^Wysyłamy zgłoszenie…$/);
  await expect(form.getByRole("status")).toHaveText("Wysyłamy zgłoszenie…");
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
  await page.goto("/oczyszczanie-terenu/mulczer-lesny", { waitUntil: "commit" });
  const form = formOf(page, "quote");
  await form.getByLabel("Adres e-mail").fill("jan@przyklad.pl");
  await form.getByLabel("Usługa").selectOption({ label: "Ogrodzenia" });
  await form.getByRole("checkbox").check();
  start();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("footer") ?? {}).some((key) => key.startsWith("__react")),
  );
  await expect(form.getByLabel("Adres e-mail")).toHaveValue("jan@przyklad.pl");
  await expect(form.getByLabel("Usługa")).toHaveValue(/^Ogrodzenia/);
  await expect(form.getByRole("checkbox")).toBeChecked();
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
  await formOf(page, "quote").getByLabel("Adres e-mail").focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  expect(await shift()).toBe(shiftBefore);
});

test("service and town are filled in on their own pages", async ({ page }) => {
  await page.goto("/oczyszczanie-terenu/mulczer-lesny");
  await expect(formOf(page, "quote").getByLabel("Usługa")).toHaveValue(/^Mulczer leśny/);
  await page.goto("/gdańsk");
  await expect(formOf(page, "quote").getByLabel("Miejscowość")).toHaveValue("Gdańsk");
  await page.goto("/");
  await expect(formOf(page, "quote")).toHaveCount(1);
});

for (const address of ["/dziekujemy?nr=26-AB12CD", "/nie-wyslano"]) {
  test(`${address} is accessible, and not for search engines`, async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    await openHydrated(page, address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("main")).toContainText(/500.100.200/);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test("the thank-you page doesn't claim that anything arrived without a number", async ({
  page,
}) => {
  await openHydrated(page, "/dziekujemy");
  await expect(page.getByText(/do nas dotarło/)).toBeHidden();
  const receipt = page.locator(":has(> [data-enquiry-number])");
  await expect(receipt).toBeHidden();
  await openHydrated(page, "/dziekujemy?nr=26-AB12CD");
  await expect(receipt).toContainText(/26-AB12CD.*numer Twojego zgłoszenia/);
});
