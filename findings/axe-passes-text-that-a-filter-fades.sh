#!/usr/bin/env bash
# Text that is paled while it waits: `opacity: 0.2`, or the same by `filter: opacity(20%)` or a see-through `mask`.
# Expected: axe finds all of them, or says that it cannot tell ("incomplete"), as it does for what lies over the text.
# What happens: it knows `opacity` alone. The same picture by a filter passes, with a contrast of 21, whether the filter
# stands at the text or at the box around it; so do `brightness()`, which changes colours, and a mask.
# Seen with axe-core 4.14.1, playwright-core 1.65.1, Chromium 156.
# Costs: text of 1.6 : 1 under a green test. Lighthouse and pa11y ask axe.
# Do: let a test refuse filters and masks on boxes with text; pale by `color`.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error playwright-core@1.65.1 \
  axe-core@4.14.1 pngjs@7.0.0 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

cat >try.mjs <<'END'
import { chromium } from "playwright-core";
import { PNG } from "pngjs";

const styles = [
  "opacity: 0.2",
  "filter: opacity(20%)",
  "mask: linear-gradient(#0003, #0003)",
  "color: #666; background: #fff; filter: brightness(2.2)",
];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
await page.setContent(`<!doctype html><html lang="pl"><title>x</title>
  <style>body { color: #000; background: #fff; font: bold 2rem sans-serif }</style>
  <main>${styles.map((style, index) => `<div style="${style}"><p id="p${index}">Wyślij zapytanie</p></div>`).join("")}</main></html>`);

/** Contrast of the darkest and the lightest pixel. */
const seen = async (index) => {
  const { data } = PNG.sync.read(await page.locator(`#p${index}`).screenshot());
  const greys = data.filter((_, byte) => byte % 4 === 1);
  const light = (grey) => (grey <= 10 ? grey / 255 / 12.92 : ((grey / 255 + 0.055) / 1.055) ** 2.4) + 0.05;
  return (light(Math.max(...greys)) / light(Math.min(...greys))).toFixed(1);
};
await page.addScriptTag({ path: "node_modules/axe-core/axe.min.js" });
const told = await page.evaluate(() => axe.run("main", { runOnly: ["color-contrast"] }));
for (const [index, style] of styles.entries()) {
  for (const answer of ["passes", "violations", "incomplete"]) {
    for (const { target, any } of told[answer].flatMap(({ nodes }) => nodes)) {
      if (target[0] === `#p${index}`) console.log(`${style}: seen ${await seen(index)}, axe: ${answer}, ${any[0].data.contrastRatio}`);
    }
  }
}
await browser.close();
END
node try.mjs | tee seen
diff seen - <<'END'
opacity: 0.2: seen 1.6, axe: violations, 1.6
filter: opacity(20%): seen 1.6, axe: passes, 21
mask: linear-gradient(#0003, #0003): seen 1.6, axe: passes, 21
color: #666; background: #fff; filter: brightness(2.2): seen 1.3, axe: passes, 5.74
END
