#!/usr/bin/env bash
# A page was typed on a keyboard without Polish letters: "prosze o wycene ogrodow". cspell with the Polish dictionary checks it.
# Expected: each such word is unknown, since Polish spells it otherwise.
# What happens: cspell takes a word without all its accents for the word, as it takes capitals. Only where an ł or Ł is
# missing, which has no accent to take off, or some of several letters, it finds anything.
# `caseSensitive: true`, named after capitals, is what makes it look, and the dictionary does not set it.
# Seen with cspell 9.8.0 and @cspell/dict-pl_pl 3.0.6.
# Costs: a check in CI that passes most of the mistakes it was put there for.
# Do: `"caseSensitive": true` beside `"language": "pl"` (tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error cspell@9.8.0 @cspell/dict-pl_pl@3.0.6 >/dev/null || exit 2

echo "Prosze o wycene ogrodow. Dzwoncie w kazdy dzien, bedziemy u Panstwa jutro. Trawa jest zolta, cena bezplatna." >without.txt
echo "Proszę o wycenę ogrodów. Dzwońcie w każdy dzień, będziemy u Państwa jutro. Trawa jest żółta, cena bezpłatna." >with.txt
for strict in false true; do
  cat >cspell.json <<END
{ "version": "0.2", "language": "pl", "caseSensitive": $strict, "import": ["@cspell/dict-pl_pl/cspell-ext.json"] }
END
  for file in with.txt without.txt; do
    echo "$file, caseSensitive $strict: $(npx cspell lint --no-progress --no-summary --words-only "$file" | paste -sd ' ')"
  done
done | tee seen
diff seen - <<'END'
with.txt, caseSensitive false: 
without.txt, caseSensitive false: zolta bezplatna
with.txt, caseSensitive true: 
without.txt, caseSensitive true: Prosze wycene ogrodow Dzwoncie kazdy dzien bedziemy Panstwa zolta bezplatna
END
