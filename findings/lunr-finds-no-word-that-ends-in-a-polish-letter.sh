#!/usr/bin/env bash
# A search of a static site by lunr, as many guides for Eleventy and Hugo set it up; pages named "Łąka", "Żółw", "Trawnik zimą".
# Expected: a word finds the page that has it. Who wants endings of Polish words understood adds something for that.
# What happens: lunr's trimmer takes all that is not a-z off both ends of a word while it indexes, and not while it searches:
# "łąka" is kept as "ka", "zimą" as "zim", "żółw" as "w". The word itself finds nothing; its remains do ("ka", "w").
# Orama's own tokenizer cuts at Polish letters on both sides: "żółw" finds its page, and "świeżość", and all with a lone w.
# elasticlunr and MiniSearch do what one expects.
# Seen with lunr 2.3.9, @orama/orama 3.1.18, elasticlunr 0.9.5, minisearch 7.2.0, lunr-languages 1.22.0.
# Costs: a search that works in every trial with "trawnik" and finds none of Łeba, żywopłot, łąka.
# Do: for lunr `this.use(lunr.pl)` of lunr-languages (tried below); for Orama a tokenizer of one's own.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error lunr@2.3.9 lunr-languages@1.22.0 \
  elasticlunr@0.9.5 minisearch@7.2.0 @orama/orama@3.1.18 >/dev/null || exit 2

cat >try.cjs <<'END'
const elasticlunr = require("elasticlunr");
const lunr = require("lunr");
const MiniSearch = require("minisearch");
const orama = require("@orama/orama");
require("lunr-languages/lunr.stemmer.support")(lunr);
require("lunr-languages/lunr.pl")(lunr);

const pages = ["Łąka", "Żółw", "Świeżość", "Trawnik zimą", "Żywopłot", "Łeba"].map((title, id) => ({ id: String(id), title }));
const byLunr = (polish) =>
  lunr(function () {
    if (polish) this.use(lunr.pl);
    this.field("title");
    for (const page of pages) this.add(page);
  });
const plain = byLunr(false);
const polish = byLunr(true);
const elastic = elasticlunr(function () {
  this.addField("title");
  this.setRef("id");
});
for (const page of pages) elastic.addDoc(page);
const mini = new MiniSearch({ fields: ["title"] });
mini.addAll(pages);
const ora = orama.create({ schema: { title: "string" } });
for (const page of pages) orama.insert(ora, page);

const titles = (ids) => ids.map((id) => pages[id].title).sort().join(", ") || "-";
for (const word of ["trawnik", "łąka", "żółw", "zimą", "żywopłot", "łeba", "ka"]) {
  console.log(word);
  console.log("  lunr:", titles(plain.search(word).map(({ ref }) => ref)));
  console.log("  lunr with lunr.pl:", titles(polish.search(word).map(({ ref }) => ref)));
  console.log("  orama:", titles(orama.search(ora, { term: word, threshold: 0 }).hits.map(({ document }) => document.id)));
  console.log("  elasticlunr:", titles(elastic.search(word).map(({ ref }) => ref)));
  console.log("  minisearch:", titles(mini.search(word).map(({ id }) => id)));
}
END
node try.cjs 2>/dev/null | tee seen
diff seen - <<'END'
trawnik
  lunr: Trawnik zimą
  lunr with lunr.pl: Trawnik zimą
  orama: Trawnik zimą
  elasticlunr: Trawnik zimą
  minisearch: Trawnik zimą
łąka
  lunr: -
  lunr with lunr.pl: Łąka
  orama: Łąka
  elasticlunr: Łąka
  minisearch: Łąka
żółw
  lunr: -
  lunr with lunr.pl: Żółw
  orama: Świeżość, Żółw
  elasticlunr: Żółw
  minisearch: Żółw
zimą
  lunr: -
  lunr with lunr.pl: Trawnik zimą
  orama: Trawnik zimą
  elasticlunr: Trawnik zimą
  minisearch: Trawnik zimą
żywopłot
  lunr: -
  lunr with lunr.pl: Żywopłot
  orama: Żywopłot
  elasticlunr: Żywopłot
  minisearch: Żywopłot
łeba
  lunr: -
  lunr with lunr.pl: Łeba
  orama: Łeba
  elasticlunr: Łeba
  minisearch: Łeba
ka
  lunr: Łąka
  lunr with lunr.pl: -
  orama: Łąka
  elasticlunr: Łąka
  minisearch: -
END
