import { expect, type Locator, type Page, test as still } from "@playwright/test";
import { openAsleep } from "../support/open-asleep";
import { thorough } from "../support/tags";
import { answerWith, field, fieldsOf, formOf, jpeg, submit, unfold } from "./forms";
import { intrusions } from "./intrusions";

/*
 * What other programs put into a page, before its scripts run and after. Whatever a visitor has typed, chosen, attached
 * and focused by then stays, and the form works.
 */

const address = "jan.kowalski@przyklad.pl";

const isLive = (page: Page) => page.waitForSelector("html[data-live]");

/** Chooses and attaches everything that can be, and leaves the focus in an address that is half typed. */
async function begin(page: Page, form: Locator): Promise<void> {
  await unfold(form);
  await field(form, "message").fill("trzy świerki");
  await field(form, "service").selectOption({ index: 2 });
  await field(form, "photos").setInputFiles({ ...jpeg, name: "a.jpg" });
  await form.getByRole("checkbox").check();
  await field(form, "email").focus();
  await page.keyboard.type("jan.lski");
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("ko");
}

/** Types the rest of the address, in its middle and at its end, and expects all to be as it was left. */
async function finish(page: Page, form: Locator): Promise<void> {
  await expect(field(form, "email")).toBeFocused();
  await page.keyboard.type("wa");
  await page.keyboard.press("End");
  await page.keyboard.type("@przyklad.pl");
  await expect(field(form, "email")).toHaveValue(address);
  await expect(field(form, "message")).toBeVisible();
  await expect(form.getByRole("listitem").filter({ hasText: "a.jpg" })).toHaveCount(1);
}

/** Sends the form and expects all to arrive. */
async function expectSent(page: Page, form: Locator, sent: Parameters<typeof fieldsOf>[0][]) {
  await submit(form);
  await expect(page).toHaveURL(/dziekujemy/);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers()["accept"]).toBe("application/json");
  const { email, message, service, consent } = fieldsOf(sent[0]);
  expect({ email, message, consent }).toEqual({
    email: address,
    message: "trzy świerki",
    consent: "on",
  });
  expect(service).toMatch(/./);
  expect(sent[0]?.postDataBuffer()?.includes("image/jpeg")).toBe(true);
}

/** One that puts in, one that takes out, one that moves: tested every time. */
const triedEachTime = [
  "a password manager that puts an icon beside fields",
  "a translator that puts texts into elements",
  "a program that moves the form into an element of its own",
];

for (const [name, intrude] of Object.entries(intrusions)) {
  still(
    `${name}, before the scripts run`,
    triedEachTime.includes(name) ? {} : thorough,
    async ({ page }) => {
      const sent = await answerWith(page, 200, { number: "26-AB12CD" });
      const form = formOf(page, "quote");
      const wake = await openAsleep(page, "/kontakt");
      await page.evaluate(intrude);
      await begin(page, form);
      await wake();
      await isLive(page);
      await finish(page, form);
      await expectSent(page, form, sent);
    },
  );

  still(`${name}, while React takes over the page`, thorough, async ({ page }) => {
    const sent = await answerWith(page, 200, { number: "26-AB12CD" });
    const form = formOf(page, "quote");
    const wake = await openAsleep(page, "/kontakt");
    await begin(page, form);
    await page.evaluate(
      `document.addEventListener("beforehydration", () => (${intrude.toString()})())`,
    );
    await wake();
    await isLive(page);
    await finish(page, form);
    await expectSent(page, form, sent);
  });

  still(`${name}, after the scripts have run`, thorough, async ({ page }) => {
    const sent = await answerWith(page, 200, { number: "26-AB12CD" });
    const form = formOf(page, "quote");
    const wake = await openAsleep(page, "/kontakt");
    await wake();
    await isLive(page);
    await page.evaluate(intrude);
    await begin(page, form);
    await finish(page, form);
    await expectSent(page, form, sent);
  });
}
