#!/usr/bin/env bash
# A build reads each page's front matter by gray-matter and adds to it: a default tag, a date, a shortened text.
# Expected: whoever reads the same page again gets what the file says, as from a parser.
# What happens: without options, what was read is kept by its text and handed out again, the same object inside: what one
# reader adds or sorts, the next one reads; `content` as well. Two files of the same text (a copied draft) share it, too.
# With options, be they `{}`, nothing is kept.
# Seen with gray-matter 4.0.3.
# Costs: tags that pile up in a server that builds again and again, pages with the other's date; all well in a first build.
# Do: always give options, as `matter(text, {})` (tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error gray-matter@4.0.3 >/dev/null || exit 2

cat >try.cjs <<'END'
const matter = require("gray-matter");
const text = "---\ntitle: Puck\ntags: [ogrody]\n---\nTrawniki i łąki.\n";
for (const options of [undefined, {}]) {
  console.log("options:", JSON.stringify(options));
  for (const build of [1, 2, 3]) {
    const page = matter(text, options);
    console.log("  read", build, JSON.stringify(page.data), JSON.stringify(page.content));
    page.data.tags.push("oferta");
    page.data.date ??= "2026-05-01";
    page.content = "Trawniki…";
  }
}
END
node try.cjs | tee seen
diff seen - <<'END'
options: undefined
  read 1 {"title":"Puck","tags":["ogrody"]} "Trawniki i łąki.\n"
  read 2 {"title":"Puck","tags":["ogrody","oferta"],"date":"2026-05-01"} "Trawniki…"
  read 3 {"title":"Puck","tags":["ogrody","oferta","oferta"],"date":"2026-05-01"} "Trawniki…"
options: {}
  read 1 {"title":"Puck","tags":["ogrody"]} "Trawniki i łąki.\n"
  read 2 {"title":"Puck","tags":["ogrody"]} "Trawniki i łąki.\n"
  read 3 {"title":"Puck","tags":["ogrody"]} "Trawniki i łąki.\n"
END
