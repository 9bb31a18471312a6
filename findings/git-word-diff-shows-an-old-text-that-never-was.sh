#!/usr/bin/env bash
# A history of texts for editors: `git diff --word-diff --word-diff-regex='\w+'`, from a service (no LANG, so locale C).
# Expected: "trawnik" out, "łąkę" in, as on the desk of whoever tried it.
# What happens: in the locale C the letters ł, ą, ę are no `\w`. What is no word counts as blank, is not compared and is
# shown as in the new text: the diff says that the old sentence was "Zakładamy łątrawnikę na łące".
# Seen with git 2.39.5; the manual says that what is between words is ignored, not that it comes from the new text.
# Costs: whoever takes a text back by such a diff, or reads it out of `--word-diff=porcelain`, gets words nobody wrote.
# Do: `LC_ALL=C.UTF-8` for git, or a regex that needs no locale: '[^[:space:]]+'.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
case $(git --version || true) in *' 2.'*) git --version ;; *) exit 2 ;; esac
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
git init -q . && printf 'Zakładamy trawnik na łące\n' >text && git add . && printf 'Zakładamy łąkę na łące\n' >text

for locale in C C.UTF-8; do
  for regex in '\w+' '[^[:space:]]+'; do
    echo "$locale $regex $(LC_ALL=$locale git diff --word-diff --word-diff-regex="$regex" | tail -n 1)"
  done
done | tee seen
diff seen - <<'END'
C \w+ Zakładamy łą[-trawnik-]{+k+}ę na łące
C [^[:space:]]+ Zakładamy [-trawnik-]{+łąkę+} na łące
C.UTF-8 \w+ Zakładamy [-trawnik-]{+łąkę+} na łące
C.UTF-8 [^[:space:]]+ Zakładamy [-trawnik-]{+łąkę+} na łące
END
