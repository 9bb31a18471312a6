#!/usr/bin/env bash
# One colleague takes the page of Puck away and writes a page of Hel by the same pattern; another edits Puck.
# Expected: a conflict ("deleted by us, modified by them"), so that somebody looks.
# What happens: git takes puck.yaml -> hel.yaml for a renaming (half of the lines alike is enough), merges without a
# word, exit 0, and what was written of Puck now stands on the page of Hel.
# Second surprise: neither `merge.renames=false` nor `-X no-renames`, both in its manual, changes that with the strategy
# `ort`, the default since 2.34; with `-s recursive` the option works.
# Seen with git 2.39.5 (Debian 12). Pages written by one pattern are always more than half alike.
# Costs: a false sentence, published; no check that reads one file at a time can see it.
# Do: `-X find-renames=100%` in each program that merges content by git: the conflict comes back.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
case $(git --version || true) in *' 2.39.'*) git --version ;; *) echo "asks for git 2.39" && exit 2 ;; esac
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
git init -q -b main . && git config user.name A && git config user.email a@example.pl

cat >puck.yaml <<'END'
name: Puck
distance: 45
services:
  - trawnik z rolki
  - wycinka drzew
  - ogrodzenia
question: Kiedy można zacząć?
answer: Od marca do listopada.
END
git add . && git commit -qm "Puck"
git switch -qc edit && sed -i 's/^answer.*/answer: W Pucku od maja./' puck.yaml && git commit -qam "Puck: from May"
git switch -q main && sed 's/Puck/Hel/; s/45/70/' puck.yaml >hel.yaml && git rm -q puck.yaml && git add . && git commit -qm "Hel for Puck"

{
  for option in "" "-c merge.renames=false" "-X no-renames" "-s recursive -X no-renames" "-X find-renames=100%"; do
    git switch -qC try main
    case $option in -c*) words=($option merge) ;; *) words=(merge $option) ;; esac
    result=conflict
    git "${words[@]}" edit -m merge >/dev/null 2>&1 && result="hel.yaml: $(grep answer hel.yaml)"
    echo "git ${words[*]}: $result"
    git reset -q --hard
  done
} | tee seen
diff seen - <<'END'
git merge: hel.yaml: answer: W Pucku od maja.
git -c merge.renames=false merge: hel.yaml: answer: W Pucku od maja.
git merge -X no-renames: hel.yaml: answer: W Pucku od maja.
git merge -s recursive -X no-renames: conflict
git merge -X find-renames=100%: conflict
END
