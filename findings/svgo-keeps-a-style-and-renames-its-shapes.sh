#!/usr/bin/env bash
# An icon of valid SVG with a style sheet: white in a dark theme, or styled within @layer, or by nested rules; another is
# turned by `transform-origin`, as an attribute.
# Expected: SVGO's default preset gives a smaller file of the same picture.
# What happens: it keeps `@media … { rect { fill: #fff } }` and makes a <path> of the <rect>, so that nothing is meant any
# longer: the dark icon stays black. The same with @layer, @supports and @container. A nested rule is thrown away. The turn
# is worked into the path as if around 0, 0, and the shape leaves the picture. Without an error each time.
# Seen with SVGO 4.1.0, shown by Chromium 156.
# Costs: a favicon that nobody sees in dark mode, and only there; black or lost drawings.
# Do: switch `convertShapeToPath` off where a style names shapes, or style by classes, which stay (both tried below);
# `transform-origin` in CSS is left alone.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error svgo@4.1.0 playwright-core@1.65.1 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

cat >try.mjs <<'END'
import { chromium } from "playwright-core";
import { optimize } from "svgo";

const svg = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">${inner}</svg>`;
const square = '<rect width="10" height="10"/>';
const icons = {
  "dark theme": svg(`<style>@media (prefers-color-scheme: dark) { rect { fill: #fff } }</style>${square}`),
  "dark theme, by a class": svg('<style>@media (prefers-color-scheme: dark) { .a { fill: #fff } }</style><rect class="a" width="10" height="10"/>'),
  "@layer": svg(`<style>@layer a { rect { fill: #fff } }</style>${square}`),
  "nested rule": svg(`<style>g { rect { fill: #fff } }</style><g>${square}</g>`),
  "turned by an attribute": svg('<path d="M5 0h5v5H5z" fill="#fff" transform="rotate(90)" transform-origin="5 5"/>'),
  "turned in CSS": svg('<path d="M5 0h5v5H5z" fill="#fff" transform="rotate(90)" style="transform-origin: 5px 5px"/>'),
};
const shapes = { plugins: [{ name: "preset-default", params: { overrides: { convertShapeToPath: false } } }] };

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ colorScheme: "dark" });
// Whether anything white is in the picture.
const white = (text) =>
  page.evaluate(async (address) => {
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    const context = new OffscreenCanvas(10, 10).getContext("2d");
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, 10, 10);
    return data.some((_, at) => at % 4 === 0 && data[at] > 200 && data[at + 3] > 200) ? "white" : "nothing white";
  }, `data:image/svg+xml;base64,${Buffer.from(text).toString("base64")}`);
for (const [name, icon] of Object.entries(icons)) {
  const smaller = optimize(icon).data;
  console.log(`${name}: ${await white(icon)}, by SVGO ${await white(smaller)}, without convertShapeToPath ${await white(optimize(icon, shapes).data)}`);
  console.log(`  ${smaller.replace(/^<svg[^>]*>/, "")}`);
}
await browser.close();
END
node try.mjs | tee seen
diff seen - <<'END'
dark theme: white, by SVGO nothing white, without convertShapeToPath white
  <style>@media (prefers-color-scheme:dark){rect{fill:#fff}}</style><path d="M0 0h10v10H0z"/></svg>
dark theme, by a class: white, by SVGO white, without convertShapeToPath white
  <style>@media (prefers-color-scheme:dark){.a{fill:#fff}}</style><path d="M0 0h10v10H0z" class="a"/></svg>
@layer: white, by SVGO nothing white, without convertShapeToPath white
  <style>@layer a{rect{fill:#fff}}</style><path d="M0 0h10v10H0z"/></svg>
nested rule: white, by SVGO nothing white, without convertShapeToPath nothing white
  <path d="M0 0h10v10H0z"/></svg>
turned by an attribute: white, by SVGO nothing white, without convertShapeToPath nothing white
  <path fill="#fff" d="M0 5v5h-5V5z" transform-origin="5 5"/></svg>
turned in CSS: white, by SVGO white, without convertShapeToPath white
  <path fill="#fff" d="M5 0h5v5H5z" style="transform-origin:5px 5px" transform="rotate(90)"/></svg>
END
