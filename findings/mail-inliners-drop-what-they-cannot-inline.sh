#!/usr/bin/env bash
# A mail's style sheet is written into its elements by juice or css-inline, since some mail programs read no <style>.
# Expected: what cannot be written into an element stays in <style>, as juice does with `@media` and `:hover`; or an error.
# What happens: juice drops `@supports`, `@layer` and `@container` with all they hold, and rules with `:is()` or `:lang()`,
# though each would mean the same in <style>. css-inline drops `@media`, `:hover`, `:is()`, `:where()`, `:has()`: with its
# defaults the whole <style> goes, and nothing is said of what was not written into an element.
# Seen with juice 11.1.1, @css-inline/css-inline 0.21.2.
# Costs: a mail without its look on telephones and in the dark, or without some rules, in every mail program.
# Do: css-inline with `keepStyleTags: true`, juice with `removeStyleTags: false` (both tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error juice@11.1.1 @css-inline/css-inline@0.21.2 >/dev/null || exit 2

cat >try.mjs <<'END'
import { inline } from "@css-inline/css-inline";
import juice from "juice";

const rules = [
  "h1{color:red}",
  "h1:hover{color:red}",
  "@media (max-width:9em){h1{color:red}}",
  "@supports (color:red){h1{color:red}}",
  "@layer a{h1{color:red}}",
  "@container (width>1px){h1{color:red}}",
  ":is(h1,h2){color:red}",
  ":where(h1){color:red}",
  "h1:has(b){color:red}",
  "h1:lang(pl){color:red}",
];
const where = (html) => (/<h1 style/.test(html) ? "element" : /red/.test(html) ? "<style>" : "nowhere");
for (const rule of rules) {
  const mail = `<html lang="pl"><head><style>${rule}</style></head><body><h1>Wycena <b>12</b></h1></body></html>`;
  const made = { juice: juice(mail), "css-inline": inline(mail), "juice, kept": juice(mail, { removeStyleTags: false }), "css-inline, kept": inline(mail, { keepStyleTags: true }) };
  console.log(rule, "|", Object.entries(made).map(([name, html]) => `${name}: ${where(html)}`).join(" | "));
}
END
node try.mjs | tee seen
diff seen - <<'END'
h1{color:red} | juice: element | css-inline: element | juice, kept: element | css-inline, kept: element
h1:hover{color:red} | juice: <style> | css-inline: nowhere | juice, kept: <style> | css-inline, kept: <style>
@media (max-width:9em){h1{color:red}} | juice: <style> | css-inline: nowhere | juice, kept: <style> | css-inline, kept: <style>
@supports (color:red){h1{color:red}} | juice: nowhere | css-inline: nowhere | juice, kept: <style> | css-inline, kept: <style>
@layer a{h1{color:red}} | juice: nowhere | css-inline: nowhere | juice, kept: <style> | css-inline, kept: <style>
@container (width>1px){h1{color:red}} | juice: nowhere | css-inline: nowhere | juice, kept: <style> | css-inline, kept: <style>
:is(h1,h2){color:red} | juice: nowhere | css-inline: nowhere | juice, kept: <style> | css-inline, kept: <style>
:where(h1){color:red} | juice: element | css-inline: nowhere | juice, kept: element | css-inline, kept: <style>
h1:has(b){color:red} | juice: element | css-inline: nowhere | juice, kept: element | css-inline, kept: <style>
h1:lang(pl){color:red} | juice: nowhere | css-inline: nowhere | juice, kept: <style> | css-inline, kept: <style>
END
