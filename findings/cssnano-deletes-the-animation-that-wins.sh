#!/usr/bin/env bash
# Two `@keyframes` of one name: one in a later layer, or outside all layers, so that it wins; the other, in the file below
# it, in a layer that gives way (a library's, or defaults).
# Expected: both stay, or the one that wins.
# What happens: cssnano (postcss-discard-overridden) keeps the last in the file, whatever the layers, and deletes the
# winner. It heeds `@media` and `@supports` alone.
# Seen with cssnano 5.1.15, which Gatsby 5 has, and 7.1.9; lightningcss 1.33.0 and esbuild 0.28.2 keep both.
# `left` as Chromium 156 computes it at the end of the animation.
# Costs: the library's animation on the site, ours in development.
# Do: a name of its own for each animation (CSS modules do that), or `discardOverridden: false` (tried).
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
  source: (css) => css,
  "cssnano 5": by(cssnano5()),
  "cssnano 7": by(cssnano7()),
  "cssnano 7, discardOverridden: false": by(cssnano7({ preset: ["default", { discardOverridden: false }] })),
  "Lightning CSS": (css) => `${transform({ filename: "a.css", code: Buffer.from(css), minify: true }).code}`,
  esbuild: (css) => transformSync(css, { loader: "css", minify: true }).code,
};
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
const ours = "@keyframes come{to{left:10px}}";
const theirs = "@layer library{@keyframes come{to{left:90px}}}";
for (const css of [
  `p{animation:come 1s -1s both}${ours}${theirs}`,
  `@layer library,site;p{animation:come 1s -1s both}@layer site{${ours}}${theirs}`,
]) {
  console.log(css);
  for (const [name, minify] of Object.entries(minifiers)) {
    await page.setContent(`<!doctype html><style>${await minify(css)}</style><p>x</p>`);
    console.log(`  ${name}: ${await page.locator("p").evaluate((element) => getComputedStyle(element).left)}`);
  }
}
await browser.close();
END
node try.mjs | tee seen
diff seen - <<'END'
p{animation:come 1s -1s both}@keyframes come{to{left:10px}}@layer library{@keyframes come{to{left:90px}}}
  source: 10px
  cssnano 5: 90px
  cssnano 7: 90px
  cssnano 7, discardOverridden: false: 10px
  Lightning CSS: 10px
  esbuild: 10px
@layer library,site;p{animation:come 1s -1s both}@layer site{@keyframes come{to{left:10px}}}@layer library{@keyframes come{to{left:90px}}}
  source: 10px
  cssnano 5: 90px
  cssnano 7: 90px
  cssnano 7, discardOverridden: false: 10px
  Lightning CSS: 10px
  esbuild: 10px
END
