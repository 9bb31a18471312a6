import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { simpleParser } from "mailparser";
import sharp from "sharp";
import { unlimited } from "@typed-site/enquiries/testing/unlimited";
import { startMailServer, until } from "@typed-site/test-support/smtp";
import { readMailWords } from "../../src/server/mail-words";
import { createSiteServer, readSiteConfig } from "../../src/server/site-server";
import { fillIn } from "../../src/utils/text/fill-in";
import { viewports } from "../support/helpers";
import { thorough } from "../support/tags";
import { expect, test } from "../support/test";
import { field } from "./forms";

const { labels, map, slots } = readMailWords("content");

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, thorough, () => {
    test.use({ javaScriptEnabled, viewport: viewports.phone });

    test("an enquiry with photos and a place arrives: on disk and by e-mail", async ({ page }) => {
      const mail = await startMailServer();
      const enquiryFolder = mkdtempSync(path.join(os.tmpdir(), "e2e-arrives-"));
      const config = { ...readSiteConfig(mail.settings), ENQUIRY_DIR: enquiryFolder };
      const app = await createSiteServer(config, { logger: false, limits: unlimited });
      await app.listen({ port: 0, host: "127.0.0.1" });
      const { port } = app.server.address() as AddressInfo;
      const buffer = await sharp({
        create: { width: 1600, height: 1200, channels: 3, background: "green" },
      })
        .jpeg()
        .toBuffer();

      await page.goto(`http://127.0.0.1:${port}/kontakt`);
      const form = page.locator('form[data-enquiry="quote"]');
      await field(form, "email").fill("zofia@przyklad.pl");
      await field(form, "area").fill("ok. 8 arów");
      for (const fold of await form.locator("details:not([open]) > summary").all()) {
        await fold.click();
      }
      const photo = { name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer };
      await field(form, "location").fill("54.352025, 18.646638");
      await field(form, "photoTrunk").setInputFiles(photo);
      await field(form, "photos").setInputFiles(photo);
      await form.getByRole("checkbox").check();
      await form.locator('button[type="submit"]').click();
      const place = page.locator("[data-enquiry-number]");
      await expect(place).toHaveText(/^\d\d-\w{6}$/);
      await expect(place).toBeVisible();
      const number = await place.innerText();

      await until(() => readdirSync(path.join(enquiryFolder, "sent")).length === 1);
      const [name = ""] = readdirSync(path.join(enquiryFolder, "sent"));
      const stored = await simpleParser(readFileSync(path.join(enquiryFolder, "sent", name)));
      for (const message of [stored, mail.mails[0]]) {
        expect(message?.subject).toContain(number);
        expect(message?.text).toContain("ok. 8 arów");
        expect(message?.text).toContain(
          fillIn(map.url, { latitude: "54.352025", longitude: "18.646638" }),
        );
        expect(message?.text).toContain(`${labels.photo} 1: ${slots.photoTrunk}`);
        expect(message?.attachments.map(({ filename }) => filename)).toEqual([
          `${number}-1.jpeg`,
          `${number}-2.jpeg`,
        ]);
      }
      expect(mail.mails).toHaveLength(1);
      await app.close();
      await mail.close();
    });
  });
}
