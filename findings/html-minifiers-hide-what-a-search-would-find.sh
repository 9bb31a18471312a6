#!/usr/bin/env bash
# Answers that are folded away and found by the browser's own search: `<div hidden="until-found">`; a picture of a host
# that asks for a login: `crossorigin="use-credentials"`.
# Expected: `collapseBooleanAttributes` shortens `disabled="disabled"`, and what has other values keeps them.
# What happens: html-minifier-terser, html-minifier-next and minify-html write `hidden`, whatever its value was. The text
# is gone for good: neither the search nor a link with its anchor opens it. minify-html does so without being asked,
# and `crossorigin="use-credentials"` becomes `crossorigin`, which means "without". htmlnano keeps both.
# Seen with html-minifier-terser 7.2.0, html-minifier-next 6.2.11, @minify-html/node 0.18.1, htmlnano 3.5.1, Chromium 156.
# Costs: words that visitors and search engines no longer find, in the published site alone.
# Do: leave `collapseBooleanAttributes` off, or take htmlnano (both tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error html-minifier-terser@7.2.0 html-minifier-next@6.2.11 \
  @minify-html/node@0.18.1 htmlnano@3.5.1 playwright-core@1.65.1 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

cat >try.mjs <<'END'
import minifyHtml from "@minify-html/node";
import { minify as next } from "html-minifier-next";
import { minify as terser } from "html-minifier-terser";
import htmlnano from "htmlnano";
import { chromium } from "playwright-core";

const html = '<div hidden="until-found"><p id="a">Odpowiedź</p></div><img src="a.png" crossorigin="use-credentials" alt="">';
const shorter = { collapseBooleanAttributes: true };
const made = {
  "as written": html,
  "html-minifier-terser": await terser(html, shorter),
  "html-minifier-terser, option off": await terser(html, {}),
  "html-minifier-next": await next(html, shorter),
  "minify-html": minifyHtml.minify(Buffer.from(html), {}).toString(),
  htmlnano: (await htmlnano.process(html, { skipConfigLoading: true }, htmlnano.presets.safe)).html,
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
for (const [name, text] of Object.entries(made)) {
  const page = await browser.newPage();
  await page.route("**/*", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: text }));
  await page.goto("http://page.test/#a");
  const [opened, mode] = await page.evaluate(() => [document.querySelector("p").checkVisibility(), document.querySelector("img").crossOrigin]);
  console.log(`${name}: ${text.match(/hidden[^>]*/)[0]}, by a link to its anchor ${opened ? "opened" : "not opened"}, ${mode}`);
  await page.close();
}
await browser.close();
END
node try.mjs | tee seen
diff seen - <<'END'
as written: hidden="until-found", by a link to its anchor opened, use-credentials
html-minifier-terser: hidden, by a link to its anchor not opened, use-credentials
html-minifier-terser, option off: hidden="until-found", by a link to its anchor opened, use-credentials
html-minifier-next: hidden, by a link to its anchor not opened, use-credentials
minify-html: hidden, by a link to its anchor not opened, anonymous
htmlnano: hidden="until-found", by a link to its anchor opened, use-credentials
END
