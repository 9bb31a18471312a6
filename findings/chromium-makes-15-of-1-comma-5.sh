#!/usr/bin/env bash
# A visitor writes an area, "1,5" ha, or a price, "1200,50" zł, into `<input type="number" step="any">` of a Polish page.
# Expected: 1.5, since the page says `lang="pl"` (Firefox 153 does so), or a wrong value that the form refuses.
# What happens: where Chromium's own menus are English, the comma is not taken, typed or pasted, and what is left is a
# good number: 15, 120050. Nothing is said. The language of the page or Playwright's `locale` change nothing; with Polish
# menus it is 1.5, so whoever tries the form at home sees no fault.
# Seen with Chromium 156 and playwright-core 1.65.1. user-event 14.6.13 types 15, too, but pastes nothing at all.
# Costs: ten times the garden, a hundred times the price.
# Do: `type="text" inputmode="decimal"`, and read the comma on the server.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error playwright-core@1.65.1 \
  jsdom@26.1.0 @testing-library/dom@10.4.2 @testing-library/user-event@14.6.13 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

cat >try.mjs <<'END'
import { JSDOM } from "jsdom";
import { chromium } from "playwright-core";

const markup = '<!doctype html><html lang="pl"><title>x</title><input type="number" step="any">';
const texts = ["1,5", "1200,50", "1.5"];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--lang=en-US"],
  env: { ...process.env, LANGUAGE: "en" },
});
const page = await browser.newPage({ locale: "pl-PL" });
for (const text of texts) {
  const values = [];
  for (const enter of ["type", "insertText"]) {
    await page.setContent(markup);
    await page.locator("input").focus();
    await page.keyboard[enter](text);
    values.push(await page.locator("input").evaluate(({ value, validity }) => `${value} (${validity.valid ? "valid" : "not valid"})`));
  }
  console.log(`Chromium, ${text}: typed ${values[0]}, pasted ${values[1]}`);
}
await browser.close();

const { window } = new JSDOM(markup, { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document });
const { userEvent } = await import("@testing-library/user-event");
const user = userEvent.setup({ document: window.document });
const input = window.document.querySelector("input");
for (const text of texts) {
  const values = [];
  for (const enter of ["keyboard", "paste"]) {
    input.value = "";
    await user.click(input);
    await user[enter](text);
    values.push(input.value || "nothing");
  }
  console.log(`user-event, ${text}: typed ${values[0]}, pasted ${values[1]}`);
}
END
node try.mjs | tee seen
diff seen - <<'END'
Chromium, 1,5: typed 15 (valid), pasted 15 (valid)
Chromium, 1200,50: typed 120050 (valid), pasted 120050 (valid)
Chromium, 1.5: typed 1.5 (valid), pasted 1.5 (valid)
user-event, 1,5: typed 15, pasted nothing
user-event, 1200,50: typed 120050, pasted nothing
user-event, 1.5: typed 1.5, pasted 1.5
END
