#!/usr/bin/env bash
# "Robimy m.in. trawniki": `m.in.` is an everyday Polish abbreviation ("among others"), and `.in` is India.
# Expected: a finder of links leaves it alone, as markdown-it's does.
# What happens: linkifyjs (inside the link extension of Tiptap 3) and Autolinker find http://m.in; of "m.st. Warszawa" (the capital city)
# http://m.st, of "dz.nr 12/3" (a plot's number) http://dz.nr, of "i.in." (and others) http://i.in.
# Seen with linkifyjs 4.4.0 and autolinker 4.1.5; markdown-it 15.0.3 with `linkify: true` finds none of them.
# Costs: links to hosts of strangers in a text that nobody linked, also while typing.
# Do: ask for what nobody writes by chance; tried below: linkifyjs `validate: { url: (v) => /^(https?:|www\.)/.test(v) }`,
# Autolinker `urls: { tldMatches: false }` (which then leaves `www.firma.pl`, too).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error \
  linkifyjs@4.4.0 autolinker@4.1.5 markdown-it@15.0.3 >/dev/null || exit 2

cat >try.mjs <<'END'
import Autolinker from "autolinker";
import { find } from "linkifyjs";
import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt({ linkify: true });
const strict = { validate: { url: (value) => /^(https?:|www\.)/.test(value) } };
for (const text of ["Robimy m.in. trawniki.", "m.st. Warszawa", "dz.nr 12/3", "trawniki, krzewy i.in.", "www.firma.pl"]) {
  const links = (found) => found.join(" ") || "-";
  console.log(
    text,
    "| linkifyjs", links(find(text).map(({ href }) => href)),
    "| strict", links(find(text, strict).map(({ href }) => href)),
    "| autolinker", links(Autolinker.parse(text, {}).map((one) => one.getAnchorHref())),
    "| strict", links(Autolinker.parse(text, { urls: { tldMatches: false } }).map((one) => one.getAnchorHref())),
    "| markdown-it", links(markdown.renderInline(text).match(/(?<=href=")[^"]*/g) ?? []),
  );
}
END
node try.mjs | tee seen
diff seen - <<'END'
Robimy m.in. trawniki. | linkifyjs http://m.in | strict - | autolinker http://m.in | strict - | markdown-it -
m.st. Warszawa | linkifyjs http://m.st | strict - | autolinker http://m.st | strict - | markdown-it -
dz.nr 12/3 | linkifyjs http://dz.nr | strict - | autolinker http://dz.nr | strict - | markdown-it -
trawniki, krzewy i.in. | linkifyjs http://i.in | strict - | autolinker http://i.in | strict - | markdown-it -
www.firma.pl | linkifyjs http://www.firma.pl | strict http://www.firma.pl | autolinker http://www.firma.pl | strict - | markdown-it -
END
