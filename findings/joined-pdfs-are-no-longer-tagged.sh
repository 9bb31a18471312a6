#!/usr/bin/env bash
# An offer and its terms, two tagged PDFs of Chromium's with title, language and bookmarks, are joined to one file to be sent.
# Expected: the joined file is as accessible as its parts.
# What happens: by pdf-lib's `copyPages` into a new document, by poppler's pdfunite and by `qpdf --empty`, tags, language, title
# and bookmarks are gone, and links within the document lead nowhere. With the second added to the first (pdf-lib, qpdf) the
# file says "tagged", and pages of the second have the tags of the first, since both count from the same number: the
# list of the terms is a heading and a paragraph to pdf.js. No check of that flag sees it.
# Seen with pdf-lib 1.17.1, pdfunite 22.12, qpdf 11.3 (Debian 12), Chromium 156, read by pdfjs-dist 5.6.205.
# Costs: a document that a screen reader reads as loose words or by another's headings, from two that were well made.
# Do: print one page that holds both (tried below); or send two files.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
{ pdfunite -v 2>&1 | grep -o 'version 22\.12' && qpdf --version | grep -o 'version 11\.3'; } || exit 2
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error pdf-lib@1.17.1 pdfjs-dist@5.6.205 playwright-core@1.65.1 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

cat >try.mjs <<'END'
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { PDFDocument } from "pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { chromium } from "playwright-core";

const offer = '<h1>Oferta</h1><p><a href="#a">dalej</a></p><h2 id="a" style="break-before: page">Cena</h2>';
const terms = '<ul><li><a href="#b">Zakres</a></li></ul><p id="b" style="break-before: page">Umowa</p>';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
const print = async (file, title, body) => {
  await page.setContent(`<html lang="pl"><title>${title}</title>${body}`);
  writeFileSync(file, await page.pdf({ tagged: true, outline: true }));
};
await print("offer.pdf", "Oferta", offer);
await print("terms.pdf", "Regulamin", terms);
await print("printed as one.pdf", "Oferta", `${offer}<div style="break-before: page">${terms}</div>`);
await browser.close();

const load = (file) => PDFDocument.load(readFileSync(file));
async function join(target, files, result) {
  for (const file of files) {
    const source = await load(file);
    for (const copy of await target.copyPages(source, source.getPageIndices())) target.addPage(copy);
  }
  writeFileSync(result, await target.save());
}
await join(await PDFDocument.create(), ["offer.pdf", "terms.pdf"], "pdf-lib, new.pdf");
await join(await load("offer.pdf"), ["terms.pdf"], "pdf-lib, added.pdf");
execFileSync("pdfunite", ["offer.pdf", "terms.pdf", "pdfunite.pdf"]);
execFileSync("qpdf", ["--empty", "--pages", "offer.pdf", "terms.pdf", "--", "qpdf, new.pdf"]);
execFileSync("qpdf", ["offer.pdf", "--pages", ".", "terms.pdf", "--", "qpdf, added.pdf"]);

for (const file of ["offer.pdf", "terms.pdf", "pdf-lib, new.pdf", "pdf-lib, added.pdf", "pdfunite.pdf", "qpdf, new.pdf", "qpdf, added.pdf", "printed as one.pdf"]) {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const marked = await pdf.getMarkInfo();
  const roles = ({ role, children = [] }) => [role, ...children.flatMap(roles)].filter((name) => /^(H\d|P|L)$/.test(name));
  const tags = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const tree = await (await pdf.getPage(number)).getStructTree();
    tags.push((tree && roles(tree).join(" ")) || "none");
  }
  const links = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    for (const { dest } of await (await pdf.getPage(number)).getAnnotations()) {
      links.push(Array.isArray(dest) || (await pdf.getDestination(dest)) ? "leads" : "leads nowhere");
    }
  }
  console.log(`${file}: ${pdf.numPages} pages, says tagged: ${marked?.Marked ?? false}, tags: ${tags.join(" / ")}, title: ${info.Title ?? "none"}, language: ${info.Language ?? "none"}, bookmarks: ${(await pdf.getOutline())?.length ?? 0}, links: ${links.join(", ")}`);
}
END
node try.mjs 2>/dev/null | tee seen
diff seen - <<'END'
offer.pdf: 2 pages, says tagged: true, tags: H1 P / H2, title: Oferta, language: pl, bookmarks: 1, links: leads
terms.pdf: 2 pages, says tagged: true, tags: L / P, title: Regulamin, language: pl, bookmarks: 0, links: leads
pdf-lib, new.pdf: 4 pages, says tagged: false, tags: none / none / none / none, title: none, language: none, bookmarks: 0, links: leads nowhere, leads nowhere
pdf-lib, added.pdf: 4 pages, says tagged: true, tags: H1 P / H2 / H1 P / H2, title: Oferta, language: pl, bookmarks: 1, links: leads, leads nowhere
pdfunite.pdf: 4 pages, says tagged: false, tags: none / none / none / none, title: none, language: none, bookmarks: 0, links: leads nowhere, leads nowhere
qpdf, new.pdf: 4 pages, says tagged: false, tags: none / none / none / none, title: none, language: none, bookmarks: 0, links: leads nowhere, leads nowhere
qpdf, added.pdf: 4 pages, says tagged: true, tags: H1 P / H2 / H1 P / H2, title: Oferta, language: pl, bookmarks: 1, links: leads, leads nowhere
printed as one.pdf: 4 pages, says tagged: true, tags: H1 P / H2 / L / P, title: Oferta, language: pl, bookmarks: 1, links: leads, leads
END
