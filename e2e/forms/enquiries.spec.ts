import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { devices } from "@playwright/test";
import { type ParsedMail, simpleParser } from "mailparser";
import { createSiteServer, readSiteConfig } from "../../src/server/site-server";
import { ENQUIRY_ADDRESSES } from "../../src/utils/enquiry-addresses";
import { fillIn } from "../../src/utils/text/fill-in";
import { axeFindings } from "../support/axe";
import { forms, notSent, phone, quoteService } from "../support/content/site-content";
import { asShown, openHydrated, viewports } from "../support/helpers";
import { afterFirst, thorough } from "../support/tags";
import { expect, test as base } from "../support/test";
import { field, formOf, jpeg, unfold } from "./forms";

interface Site {
  url: string;
  /** The mails that lie in the folder of the enquiries, in any state. */
  mails: () => Promise<ParsedMail[]>;
}

/** Every test has a server of its own: own limits, own folder. */
const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const enquiryFolder = mkdtempSync(path.join(os.tmpdir(), "e2e-enquiries-"));
    const config = { ...readSiteConfig({}), ENQUIRY_DIR: enquiryFolder };
    const app = await createSiteServer(config, { logger: false });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    await use({
      url: `http://localhost:${port}`,
      mails: () =>
        Promise.all(mailFiles(enquiryFolder).map((file) => simpleParser(readFileSync(file)))),
    });
    await app.close();
    rmSync(enquiryFolder, { recursive: true });
  },
});

function mailFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && /(new|sending|sent|review)$/.test(file.parentPath))
    .map((file) => path.join(file.parentPath, file.name));
}

const pages = [
  { name: "quote", address: quoteService.path },
  { name: "contact", address: "/o-nas" },
];
const message = 'Zażółć gęślą jaźń,\n"trzy" <świerki> \\ & więcej';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: viewports.phone });

    for (const [index, { name, address }] of pages.entries()) {
      test(
        `${name}: faults are listed, linked and said at the fields; corrected, it lies in the folder`,
        afterFirst(index),
        async ({ page, site }) => {
          if (javaScriptEnabled) await openHydrated(page, site.url + address);
          else await page.goto(site.url + address);
          const form = formOf(page, name);
          const send = form.locator('button[type="submit"]');
          const title = await page.title();
          const isQuote = name === "quote";
          await field(form, "email").fill("zażółć@");
          if (isQuote) await unfold(form);
          await field(form, "message").fill(message);
          if (isQuote) {
            await field(form, "town").fill("Żukowo");
            await field(form, "location").fill("https://maps.google.com/?q=54.352025,18.646638");
            await field(form, "photoTrunk").setInputFiles({ ...jpeg, name: "działka.jpg" });
          }
          await send.click();

          const { email, consent, photos } = forms.errors;
          const links = form.locator("[data-summary]").getByRole("link");
          // Without a script a photo cannot be given back, so that it is to be chosen again.
          const isLost = isQuote && !javaScriptEnabled;
          const expected = isLost
            ? [email.invalid, photos.missing, consent.missing]
            : [email.invalid, consent.missing];
          await expect(links).toHaveText(expected);
          await expect(form.locator("[data-summary]")).toBeFocused();
          await expect(links.first()).toBeInViewport();
          await expect(page).toHaveTitle(fillIn(forms.messages.errorTitle, { title }));
          await expect(field(form, "email")).toHaveAttribute("aria-invalid", "true");
          await expect(field(form, "email")).toHaveAccessibleDescription(asShown(email.invalid));
          await expect(field(form, "email")).toHaveValue("zażółć@");
          await expect(field(form, "message")).toHaveValue(message);
          if (javaScriptEnabled) {
            expect(await axeFindings(page, `form[data-enquiry="${name}"]`)).toEqual([]);
          }
          await links.first().click();
          await expect(field(form, "email")).toBeFocused();
          if (javaScriptEnabled) {
            // Without a script the browser scrolls to the field itself.
            const id = await field(form, "email").getAttribute("id");
            await expect(form.locator(`label[for="${id}"]`)).toBeInViewport();
          }
          if (isLost) {
            const trunk = field(form, "photoTrunk");
            await expect(trunk).toBeVisible();
            await expect(trunk).toHaveAttribute("aria-invalid", "true");
            await expect(field(form, "photos")).not.toHaveAttribute("aria-invalid");
            await trunk.setInputFiles({ ...jpeg, name: "działka.jpg" });
          }
          await field(form, "email").fill("jan@przyklad.pl");
          await form.getByRole("checkbox").check();
          expect(await site.mails()).toEqual([]);
          await send.click();

          const place = page.locator("[data-enquiry-number]");
          await expect(place).toHaveText(/^\d\d-\w{6}$/);
          await expect(place).toBeVisible();
          const number = await place.innerText();
          // Without a script the answer to the form is the page itself.
          if (javaScriptEnabled) {
            await expect(page).toHaveURL(`${site.url}/dziekujemy?nr=${number}`);
          }
          const [mail, ...others] = await site.mails();
          expect(others).toEqual([]);
          expect(mail?.replyTo?.text).toBe("jan@przyklad.pl");
          expect(mail?.text).toContain('"trzy" <świerki> \\ & więcej');
          expect(mail?.text).toContain(number);
          if (isQuote) {
            expect(mail?.text).toContain("Żukowo");
            expect(mail?.text).toContain("54.352025");
            expect(mail?.text).toMatch(asShown(quoteService.title));
            expect(mail?.subject).toMatch(asShown(quoteService.title));
            expect(mail?.text).not.toContain(`(${quoteService.path})`);
            expect(mail?.attachments).toHaveLength(1);
          }
        },
      );
    }
  });
}

test("sent before the scripts came, the answer stays, and no script takes it over", async ({
  page,
  site,
}) => {
  await openHydrated(page, `${site.url}/kontakt`);
  const form = formOf(page, "quote");
  await unfold(form);
  await field(form, "town").fill("Żukowo");
  // No handler hears of this.
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page).toHaveURL(site.url + ENQUIRY_ADDRESSES.endpoint);
  await page.waitForLoadState("load");
  await page.mouse.move(100, 100);
  await expect(formOf(page, "quote").locator("[data-summary]")).toBeVisible();
  await expect(page.locator("html[data-live]")).toHaveCount(0);
  await expect(field(formOf(page, "quote"), "town")).toHaveValue("Żukowo");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("too many at once: a polite page with other ways", thorough, async ({ page, site }) => {
    for (let count = 0; count < 6; count++) {
      await page.goto(`${site.url}/kontakt`);
      await formOf(page, "quote").locator('button[type="submit"]').click();
      // Opened before the answer, the page would take the attempt back.
      await expect(page).toHaveURL(`${site.url}${ENQUIRY_ADDRESSES.endpoint}`);
    }
    await expect(page.locator("h1")).toHaveText(notSent.headline);
    await expect(page.getByRole("main").getByRole("link", { name: phone })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  test.use(phone);

  test("a double tap, and the same again after a lost answer, are one enquiry", async ({
    page,
    site,
  }) => {
    let lost = 0;
    await page.route("**/api/zapytanie", async (route) => {
      await route.fetch();
      if (lost++ === 0) return route.abort();
      return route.continue();
    });
    await openHydrated(page, `${site.url}/kontakt`);
    const form = formOf(page, "quote");
    await field(form, "phone").fill("600 700 800");
    await form.getByRole("checkbox").check();
    const send = form.locator('button[type="submit"]');
    await send.dblclick();
    await expect(form.locator("[data-summary]")).toContainText(forms.problems.failed.heading);
    await page.reload();
    await expect(field(form, "phone")).toHaveValue("600 700 800");
    await send.click();
    await expect(page).toHaveURL(/\/dziekujemy\?nr=/);
    expect(await site.mails()).toHaveLength(1);
  });
});
