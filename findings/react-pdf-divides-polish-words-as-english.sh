#!/usr/bin/env bash
# A price list is made a PDF by react-pdf, `<Document language="pl">`, with narrow columns.
# Expected: words are divided as in Polish, or not at all, as on a page without `hyphens: auto`.
# What happens: they are divided by the rules of English, whatever the language says: "naw-ierzch-nia", "nawad-ni-an-ie",
# "wer-tyku-lac-ja" (Polish: na-wierzch-nia, na-wad-nia-nie, wer-ty-ku-la-cja).
# Seen with @react-pdf/renderer 4.9.0, react 18.3.1, texts taken out by Debian's pdftotext.
# Costs: offers that look as if nobody had read them.
# Do: `Font.registerHyphenationCallback((word) => [word])`, or Polish patterns, as those of `hyphen/pl` (both tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
command -v pdftotext >/dev/null || exit 2
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error @react-pdf/renderer@4.9.0 react@18.3.1 hyphen@1.10.6 >/dev/null || exit 2

cat >try.mjs <<'END'
import { execFileSync } from "node:child_process";
import { createElement } from "react";
import { Document, Font, Page, renderToFile, Text, View } from "@react-pdf/renderer";
import polish from "hyphen/pl/index.js";

const words = ["nawierzchnia", "nawadnianie", "wertykulacja", "rozdrabnianie", "krawcowa"];
const style = { width: 22, fontSize: 12, fontFamily: "Helvetica" };
const divided = async () => {
  const columns = words.map((word) => createElement(View, { key: word, style, wrap: false }, createElement(Text, null, word)));
  await renderToFile(createElement(Document, { language: "pl" }, createElement(Page, null, columns)), "a.pdf");
  const text = execFileSync("pdftotext", ["-layout", "a.pdf", "-"], { encoding: "utf8" });
  return text.replaceAll(/-\s+/g, "-").split(/\s+/).join(" ").trim();
};
console.log("by default:", await divided());
Font.registerHyphenationCallback((word) => polish.hyphenateSync(word).split("\u00ad"));
console.log("by hyphen/pl:", await divided());
Font.registerHyphenationCallback((word) => [word]);
console.log("whole:", await divided());
END
node try.mjs | tee seen
diff seen - <<'END'
by default: naw-ierzch-nia nawad-ni-an-ie wer-tyku-lac-ja roz-drab-ni-an-ie kraw-cowa
by hyphen/pl: na-wierzch-nia na-wad-nia-nie wer-ty-ku-la-cja roz-drab-nia-nie kraw-co-wa
whole: nawierzchnia nawadnianie wertykulacja rozdrabnianie krawcowa
END
