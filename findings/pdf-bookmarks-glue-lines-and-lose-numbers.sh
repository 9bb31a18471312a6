#!/usr/bin/env bash
# An offer is printed to PDF by Chromium with `outline: true`: headings become bookmarks. One heading has two lines, one a number
# by CSS (`content: counter(n) ". "`), one is a picture with its `alt`, one word has a soft hyphen.
# Expected: bookmarks say what the headings say.
# What happens: `<br>` is nothing, "Ogrodyw Pucku"; numbers are left out, capitals by CSS are in; a heading that is a picture has no
# bookmark. In the text itself a word divided at a soft hyphen is stored with an ordinary one, U+2010, which copies keep.
# Seen with Chromium 156, read by pdfjs-dist 5.6.205.
# Costs: a contents list in the reader's window with glued words and without the numbers that the text refers to.
# Do: `&nbsp;<br>` (a plain blank there is lost, a block of its own no help), numbers written by the page itself (tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error pdfjs-dist@5.6.205 playwright-core@1.65.1 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

cat >try.mjs <<'END'
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { chromium } from "playwright-core";

const styles = "<style>.n::before { counter-increment: n; content: counter(n) '. ' } .c { text-transform: uppercase }</style>";
const headings = [
  "<h1>Ogrody<br>w Pucku</h1>",
  "<h1>Ogrody <br>w Helu</h1>",
  "<h1>Ogrody&nbsp;<br>w Łebie</h1>",
  '<h1>Ogrody <span style="display: block">w Redzie</span></h1>',
  '<h2 class="n">Zakres</h2>',
  "<h2>2. Cena</h2>",
  '<h2 class="c">Termin</h2>',
  '<h2><img alt="Zdjęcia" src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>" width="9" height="9"></h2>',
];
const text = '<p style="width: 90px">nieprzemaka&shy;lność</p>';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
await page.setContent(`<html lang="pl"><title>Oferta</title>${styles}${headings.join("")}${text}`);
const data = new Uint8Array(await page.pdf({ tagged: true, outline: true }));
await browser.close();
const pdf = await getDocument({ data, verbosity: 0 }).promise;
const titles = (entries) => entries.flatMap(({ title, items }) => [title, ...titles(items)]);
console.log("bookmarks:", titles(await pdf.getOutline()).join(" | "));
const { items } = await (await pdf.getPage(1)).getTextContent();
const words = items.map(({ str }) => str).join("");
console.log("text:", words.slice(words.indexOf("nie")).replace("\u2010", "(U+2010)"));
END
node try.mjs 2>/dev/null | tee seen
diff seen - <<'END'
bookmarks: Ogrodyw Pucku | Ogrodyw Helu | Ogrody w Łebie | Ogrodyw Redzie | Zakres | 2. Cena | TERMIN
text: nieprzemaka(U+2010)lność
END
