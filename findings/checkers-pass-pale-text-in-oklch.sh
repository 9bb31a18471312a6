#!/usr/bin/env bash
# Pale grey text on white, contrast 1.9, its colour written in the ways of today: oklch(), lab(), color-mix(), display-p3.
# Expected: a checker finds each, or says that it cannot tell.
# What happens: HTML_CodeSniffer, which pa11y runs, and IBM's Equal Access find the grey of `#bbb` or `hwb()` and pass the
# others: the browser hands those out as written, and neither reads them. Where the ground is in oklch, Equal Access takes
# it for white ("both #ffffff"). axe finds all.
# Seen with html_codesniffer 2.5.1, accessibility-checker-engine 4.0.34, axe-core 4.14.1, Chromium 156.
# Costs: a green report the day the style sheet moves to oklch, whatever the colours are.
# Do: ask axe about contrast; or compare the number of texts that were measured before and after.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error html_codesniffer@2.5.1 axe-core@4.14.1 \
  accessibility-checker-engine@4.0.34 playwright-core@1.65.1 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

cat >try.mjs <<'END'
import { chromium } from "playwright-core";

const texts = {
  hex: "#bbb",
  hwb: "hwb(0 73% 27%)",
  oklch: "oklch(0.79 0 0)",
  lab: "lab(75 0 0)",
  mix: "color-mix(in srgb, #bbb 100%, red)",
  p3: "color(display-p3 0.73 0.73 0.73)",
};
const paragraphs = Object.entries(texts).map(([name, colour]) => `<p id="${name}" style="color: ${colour}">szary tekst</p>`);
const ground = '<div style="background: oklch(0.79 0 0)"><p id="ground" style="color: #fff">biały tekst</p></div>';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
await page.setContent(`<html lang="pl"><title>x</title><body style="background: #fff"><main>${paragraphs.join("")}${ground}</main>`);
for (const file of ["html_codesniffer/build/HTMLCS.js", "accessibility-checker-engine/ace.js", "axe-core/axe.min.js"]) {
  await page.addScriptTag({ path: `node_modules/${file}` });
}
const found = await page.evaluate(async () => {
  await new Promise((done) => HTMLCS.process("WCAG2AA", document, done));
  const sniffed = HTMLCS.getMessages().filter(({ code, type }) => type === HTMLCS.ERROR && code.includes("1_4_3"));
  const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
  const equal = results.filter(({ ruleId, value }) => ruleId === "text_contrast_sufficient" && value[1] !== "PASS");
  const { violations } = await axe.run({ runOnly: ["color-contrast"] });
  return {
    html_codesniffer: sniffed.map(({ element }) => element.id),
    "equal access": equal.map(({ node, value }) => (value[1] === "FAIL" ? node.id : `${node.id} (perhaps)`)),
    axe: violations.flatMap(({ nodes }) => nodes.map(({ target }) => target[0].slice(1))),
  };
});
console.log("pale:", [...Object.keys(texts), "ground"].join(" "));
for (const [name, ids] of Object.entries(found)) console.log(`${name}: ${ids.join(" ")}`);
await browser.close();
END
node try.mjs | tee seen
diff seen - <<'END'
pale: hex hwb oklch lab mix p3 ground
html_codesniffer: hex hwb
equal access: hex hwb ground (perhaps)
axe: hex hwb oklch lab mix p3 ground
END
