#!/usr/bin/env bash
# A green drawing as SVG is made a PNG or AVIF: for a share picture, a mail, an old icon.
# Expected: what Chromium shows, or an error for what the program cannot do.
# What happens: a colour that is not understood is black, or the shape is left out, without an error. resvg, often taken for
# share pictures, does so with what Figma writes of a file in Display P3, a hex colour and after it the same by
# `color(display-p3 …)`, and with its `mask-type: alpha`. sharp (librsvg) has those right, and goes black for `oklch()`,
# `color-mix()`, `light-dark()`, `:is()`, a variable of `:root`, nested rules; a `transform-origin` attribute it passes over.
# Seen with @resvg/resvg-js 2.6.2, sharp 0.35.5, Chromium 156.
# Costs: black logos in posts and mails, found by those who get them.
# Do: sharp rather than resvg for Figma's files; plain colours as attributes; or let a browser draw the picture.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error @resvg/resvg-js@2.6.2 sharp@0.35.5 \
  playwright-core@1.65.1 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

cat >try.mjs <<'END'
import { Resvg } from "@resvg/resvg-js";
import { chromium } from "playwright-core";
import sharp from "sharp";

const svg = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">${inner}</svg>`;
const square = (more) => `<rect width="10" height="10" ${more}/>`;
const sheet = (css, more = "") => svg(`<style>${css}</style><g>${square(more)}</g>`);
const drawings = {
  "hex": svg(square('fill="#2e7d32"')),
  "hsl()": svg(square('fill="hsl(123 46% 34%)"')),
  "hex, then display-p3": svg(square('style="fill:#2e7d32;fill:color(display-p3 0.18 0.49 0.2);fill-opacity:1"')),
  "mask-type: alpha": svg(`<mask id="m" style="mask-type:alpha">${square('fill="#000"')}</mask><g mask="url(#m)">${square('fill="#2e7d32"')}</g>`),
  "rgb() with a share": svg(square('fill="rgb(46 125 50 / 100%)"')),
  "oklch()": svg(square('fill="oklch(0.53 0.13 144)"')),
  "color-mix()": svg(square('style="fill:color-mix(in srgb, #2e7d32 100%, red)"')),
  "light-dark()": svg(square('style="fill:light-dark(#2e7d32, #fff)"')),
  "variable": sheet(":root{--green:#2e7d32}", 'style="fill:var(--green)"'),
  ":is()": sheet(":is(rect,circle){fill:#2e7d32}"),
  "nested rule": sheet("g{rect{fill:#2e7d32}}"),
  "transform-origin": svg('<rect x="5" width="5" height="10" fill="#2e7d32" transform="rotate(180)" transform-origin="5 5"/>'),
};
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
const byChromium = (text) =>
  page.evaluate(async (address) => {
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    const context = new OffscreenCanvas(10, 10).getContext("2d");
    context.drawImage(picture, 0, 0);
    return [...context.getImageData(2, 2, 1, 1).data];
  }, `data:image/svg+xml;base64,${Buffer.from(text).toString("base64")}`);
const at = (pixels) => [...pixels.subarray((2 * 10 + 2) * 4, (2 * 10 + 2) * 4 + 4)];
const name = ([red, green, blue, alpha]) => (alpha === 0 ? "nothing" : green > red + 30 && green > blue + 30 ? "green" : red + green + blue === 0 ? "black" : `${red} ${green} ${blue}`);
for (const [what, text] of Object.entries(drawings)) {
  const bySharp = at(await sharp(Buffer.from(text)).ensureAlpha().raw().toBuffer());
  const byResvg = at(new Resvg(text).render().pixels);
  console.log(`${what}: Chromium ${name(await byChromium(text))}, sharp ${name(bySharp)}, resvg ${name(byResvg)}`);
}
await browser.close();
END
node try.mjs | tee seen
diff seen - <<'END'
hex: Chromium green, sharp green, resvg green
hsl(): Chromium green, sharp green, resvg green
hex, then display-p3: Chromium green, sharp green, resvg black
mask-type: alpha: Chromium green, sharp green, resvg nothing
rgb() with a share: Chromium green, sharp green, resvg black
oklch(): Chromium green, sharp black, resvg black
color-mix(): Chromium green, sharp black, resvg black
light-dark(): Chromium green, sharp black, resvg black
variable: Chromium green, sharp black, resvg black
:is(): Chromium green, sharp black, resvg black
nested rule: Chromium green, sharp black, resvg black
transform-origin: Chromium green, sharp nothing, resvg nothing
END
