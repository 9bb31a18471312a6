#!/usr/bin/env bash
# beasties (once Critters; Angular and others build with it) writes the rules that a page needs into its head, and lets the whole
# style sheet come later.
# Expected: what matches an element of the page is written there.
# What happens: of a rule with nested rules its own declarations are left out: `.card { color: red; .photo { … } }` becomes
# `.card { .photo { … } }`. Where the nested ones begin with `&`, nothing is left of it. A rule that begins with `:is()` or
# `:where()` is left out, too, while `.card:has()` and `@layer` are taken.
# Seen with beasties 0.5.4.
# Costs: a page half dressed until the whole sheet is there, and then it jumps; a fast line at the desk hides it.
# Do: lower the nesting first, as esbuild does (tried below); write the class before `:is()`.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --loglevel=error beasties@0.5.4 esbuild@0.28.2 >/dev/null || exit 2

cat >try.mjs <<'END'
import { writeFileSync } from "node:fs";
import Beasties from "beasties";
import { transform } from "esbuild";

const page = '<html><head><link rel="stylesheet" href="a.css"></head><body><div class="card open"><img class="photo"></div></body></html>';
const written = async (css) => {
  writeFileSync("a.css", css);
  const html = await new Beasties({ path: ".", logLevel: "silent", reduceInlineStyles: false }).process(page);
  return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "nothing";
};
const rules = [
  ".card{color:red}",
  ".card{color:red;.photo{color:blue}}",
  ".card{color:red;&.open{color:blue}}",
  ".card{color:red;@media print{color:blue}}",
  ":where(.card){color:red}",
  ":is(.card,.new){color:red}",
  ".card:has(.photo){color:red}",
  "@layer a{.card{color:red}}",
];
for (const rule of rules) {
  const { code } = await transform(rule, { loader: "css", target: "safari15", minify: true });
  console.log(rule, "=>", await written(rule), "| lowered =>", await written(code.trim()));
}
END
node try.mjs | tee seen
diff seen - <<'END'
.card{color:red} => .card{color:red} | lowered => .card{color:red}
.card{color:red;.photo{color:blue}} => .card{.photo{color:blue}} | lowered => .card{color:red}.card .photo{color:#00f}
.card{color:red;&.open{color:blue}} => nothing | lowered => .card{color:red}.card.open{color:#00f}
.card{color:red;@media print{color:blue}} => .card{@media print{color:blue}} | lowered => .card{color:red}@media print{.card{color:#00f}}
:where(.card){color:red} => nothing | lowered => nothing
:is(.card,.new){color:red} => nothing | lowered => nothing
.card:has(.photo){color:red} => .card:has(.photo){color:red} | lowered => .card:has(.photo){color:red}
@layer a{.card{color:red}} => @layer a{.card{color:red}} | lowered => @layer a{.card{color:red}}
END
