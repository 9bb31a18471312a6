#!/usr/bin/env bash
# A style sheet in the CSS of today, all of it used by the page: rules nested in others, a font named by a variable.
# Expected: PurgeCSS keeps what the page uses, as it does with `@layer`, `:has()`, and keyframes named by a variable.
# What happens: a nested rule that begins with `&` and a pseudo-class goes: `&:hover`, `&:not(…)`, `&:has(…)`, and `:scope`
# in @scope. `&.open`, `&::before`, `.card:hover` stay, so most of the sheet looks well. With `fontFace: true` the @font-face
# goes whose name stands in a variable (`--font: "Nunito"`).
# Seen with purgecss 8.0.0.
# Costs: buttons that answer no mouse and no keyboard (`&:focus-visible`), the system's font; in the published page alone.
# Do: `safelist: { greedy: [/&/, /:scope/] }`, and leave `fontFace` off (tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error purgecss@8.0.0 >/dev/null || exit 2

cat >try.mjs <<'END'
import { PurgeCSS } from "purgecss";

const html = '<div class="card open"><img class="photo"></div>';
const rules = {
  "font by name": '@font-face{font-family:"Nunito";src:url(a)} .card{font-family:"Nunito"}',
  "font by a variable": '@font-face{font-family:"Nunito";src:url(a)} :root{--font:"Nunito"} .card{font-family:var(--font)}',
  "keyframes by a variable": "@keyframes rise{from{opacity:0}} :root{--move:rise} .card{animation:var(--move) 1s}",
  ":hover": ".card:hover{color:red}",
  ":has()": ".card:has(.photo){color:red}",
  "&.open": ".card{&.open{color:red}}",
  "&:has()": ".card{&:has(.photo){color:red}}",
  "&:hover": ".card{&:hover{color:red}}",
  "&:not()": ".card{&:not(.new){color:red}}",
  "&::before": ".card{&::before{content:'zł'}}",
  "& > .photo": ".card{& > .photo{color:red}}",
  "> .photo": ".card{> .photo{color:red}}",
  "&:focus-visible": ".card{&:focus-visible{color:red}}",
  "@media in a rule": ".card{@media print{color:red}}",
  "@scope": "@scope (.card) to (.photo){:scope{color:red}}",
  ":where()": ":where(.card){color:red}",
};
const left = async (css, more) => {
  const [{ css: kept }] = await new PurgeCSS().purge({ content: [{ raw: html, extension: "html" }], css: [{ raw: css }], fontFace: true, keyframes: true, ...more });
  return kept.replaceAll(/\s/g, "") === css.replaceAll(/\s/g, "") ? "stays" : `left: ${kept.trim() || "nothing"}`;
};
for (const [name, css] of Object.entries(rules)) console.log(`${name}: ${await left(css)} | safelist: ${await left(css, { fontFace: false, safelist: { greedy: [/&/, /:scope/] } })}`);
END
node try.mjs | tee seen
diff seen - <<'END'
font by name: stays | safelist: stays
font by a variable: left: :root{--font:"Nunito"} .card{font-family:var(--font)} | safelist: stays
keyframes by a variable: stays | safelist: stays
:hover: stays | safelist: stays
:has(): stays | safelist: stays
&.open: stays | safelist: stays
&:has(): left: nothing | safelist: stays
&:hover: left: nothing | safelist: stays
&:not(): left: nothing | safelist: stays
&::before: stays | safelist: stays
& > .photo: stays | safelist: stays
> .photo: stays | safelist: stays
&:focus-visible: left: nothing | safelist: stays
@media in a rule: stays | safelist: stays
@scope: left: nothing | safelist: stays
:where(): stays | safelist: stays
END
