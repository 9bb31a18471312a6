#!/usr/bin/env bash
# `font: …` and then `font-variant-numeric: tabular-nums`, `animation: …` and then `animation-timeline: view()`: by CSS a
# shorthand sets back all that belongs to it, so the narrower property has to come second.
# Expected: a minifier keeps that order, or sorts only what it knows to be apart.
# What happens: cssnano 5, which Gatsby 5 has, sorts properties that it does not know before all others, and Lightning CSS
# writes a shorthand after what it does not count among its parts, also where they stood in two rules, which it joins.
# The shorthand then sets them back: prices lose their equal digits, an animation by scrolling runs at once, a closing
# dialog goes without its transition. Without targets Lightning CSS writes `view()` into `animation`, which Chromium refuses.
# cssnano 7 keeps these, and sorts `transition-behavior` after a `transition` that stood below it and undid it.
# Seen with cssnano 5.1.15 and 7.1.9, lightningcss 1.33.0; esbuild 0.28.2 keeps all. Values as Chromium 156 computes them.
# Costs: rules that work in development and not on the site, without a word.
# Do: `cssDeclarationSorter: false` for cssnano; else longhands alone, or `!important` at what follows (tried).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --loglevel=error playwright-core@1.65.1 postcss@8.5.33 cssnano@5.1.15 \
  cssnano-7@npm:cssnano@7.1.9 lightningcss@1.33.0 esbuild@0.28.2 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

cat >try.mjs <<'END'
import cssnano5 from "cssnano";
import cssnano7 from "cssnano-7";
import { transformSync } from "esbuild";
import { transform } from "lightningcss";
import { chromium } from "playwright-core";
import postcss from "postcss";

const by = (plugin) => async (css) => (await postcss([plugin]).process(css, { from: undefined })).css;
const minifiers = {
  "cssnano 5": by(cssnano5()),
  "cssnano 5 unsorted": by(cssnano5({ preset: ["default", { cssDeclarationSorter: false }] })),
  "cssnano 7": by(cssnano7()),
  "Lightning CSS": (css) => `${transform({ filename: "a.css", code: Buffer.from(css), minify: true }).code}`,
  "Lightning CSS for Chrome 109": (css) =>
    `${transform({ filename: "a.css", code: Buffer.from(css), minify: true, targets: { chrome: 109 << 16 } }).code}`,
  esbuild: (css) => transformSync(css, { loader: "css", minify: true }).code,
};
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
const computed = async (css, property) => {
  await page.setContent(`<!doctype html><style>${css}</style><p>1 200 zł</p>`);
  return page.locator("p").evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
};
for (const [property, css] of [
  ["font-variant-numeric", "p{font:1rem serif;font-variant-numeric:tabular-nums}"],
  ["font-variant-numeric", "p{font:1rem serif}p{font-variant-numeric:tabular-nums}"],
  ["font-variant-numeric", "p{font:1rem serif;font-variant-numeric:tabular-nums!important}"],
  ["font-feature-settings", "p{font:1rem serif;font-feature-settings:'tnum'}"],
  ["animation-timeline", "p{animation:come linear both;animation-timeline:view()}"],
  ["animation-timeline", "p{animation:come linear both;animation-timeline:view()!important}"],
  ["animation-timeline", "p{animation-name:come;animation-fill-mode:both;animation-timeline:view()}"],
  ["transition-behavior", "p{transition:display 1s;transition-behavior:allow-discrete}"],
  ["transition-behavior", "p{transition:display 1s;transition-behavior:allow-discrete!important}"],
  ["transition-behavior", "p{transition-property:display;transition-duration:1s;transition-behavior:allow-discrete}"],
  ["transition-behavior", "p{transition-behavior:allow-discrete;transition:display 1s}"],
]) {
  const meant = await computed(css, property);
  console.log(`${css} is ${meant}`);
  for (const [name, minify] of Object.entries(minifiers)) {
    const got = await computed(await minify(css), property);
    if (got !== meant) console.log(`  ${name}: ${got}`);
  }
}
await browser.close();
END
node try.mjs | tee seen
diff seen - <<'END'
p{font:1rem serif;font-variant-numeric:tabular-nums} is tabular-nums
  Lightning CSS: normal
  Lightning CSS for Chrome 109: normal
p{font:1rem serif}p{font-variant-numeric:tabular-nums} is tabular-nums
  Lightning CSS: normal
  Lightning CSS for Chrome 109: normal
p{font:1rem serif;font-variant-numeric:tabular-nums!important} is tabular-nums
p{font:1rem serif;font-feature-settings:'tnum'} is "tnum"
  cssnano 5: normal
  Lightning CSS: normal
  Lightning CSS for Chrome 109: normal
p{animation:come linear both;animation-timeline:view()} is view()
  cssnano 5: auto
  Lightning CSS: auto
p{animation:come linear both;animation-timeline:view()!important} is view()
p{animation-name:come;animation-fill-mode:both;animation-timeline:view()} is view()
p{transition:display 1s;transition-behavior:allow-discrete} is allow-discrete
  cssnano 5: normal
  Lightning CSS: normal
  Lightning CSS for Chrome 109: normal
p{transition:display 1s;transition-behavior:allow-discrete!important} is allow-discrete
p{transition-property:display;transition-duration:1s;transition-behavior:allow-discrete} is allow-discrete
p{transition-behavior:allow-discrete;transition:display 1s} is normal
  cssnano 7: allow-discrete
END
