#!/usr/bin/env bash
# A Polish site by Hugo: an archive by months, and a table of plural forms in i18n/pl.yaml: one, few, many.
# Expected: a month without a day is "maj 2026", as Intl says it; 1.5 takes one of the forms, or the build says what is missing.
# What happens: `time.Format "January 2006"` is "maja 2026" ("of May 2026"): Hugo knows the one form that follows a day.
# `i18n "metr" 1.5` is an empty text, for two reasons: Polish has a form of its own for that, "other", which translators
# rarely write; and `.Count`, as in the manual's examples, is there for whole numbers alone. The build ends well, without a word.
# Seen with Hugo 0.111.3 (Debian 12: apt-get install hugo).
# Costs: "Wpisy: maja 2026" over each month; a price "za" nothing.
# Do: a list of months in `data/` for those alone; `other:` and `{{ . }}` in every entry with a number (tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
hugo version 2>/dev/null | grep -o 'hugo v0\.111\.3' || exit 2

mkdir -p layouts i18n
cat >config.toml <<'END'
baseURL = "https://example.pl/"
languageCode = "pl"
defaultContentLanguage = "pl"
disableKinds = ["taxonomy", "sitemap", "RSS"]
END
cat >i18n/pl.yaml <<'END'
three: { one: "{{ . }} metr", few: "{{ . }} metry", many: "{{ . }} metrów" }
count: { one: "{{ .Count }} metr", few: "{{ .Count }} metry", many: "{{ .Count }} metrów", other: "{{ .Count }} metra" }
four: { one: "{{ . }} metr", few: "{{ . }} metry", many: "{{ . }} metrów", other: "{{ . }} metra" }
END
cat >layouts/index.html <<'END'
{{- $day := time "2026-05-01T12:00:00Z" -}}
dates: {{ $day | time.Format "2 January 2006" }} | {{ $day | time.Format "January 2006" }} | {{ $day | time.Format "January" }}
three forms: {{ range slice 1 2 5 1.5 }}{{ i18n "three" . }} | {{ end }}
four forms by .Count: {{ range slice 1 2 5 1.5 }}{{ i18n "count" . }} | {{ end }}
four forms: {{ range slice 1 2 5 1.5 }}{{ i18n "four" . }} | {{ end }}
END
hugo 2>&1 | grep -iE 'warn|error' && exit 1
tee seen <public/index.html
diff seen - <<'END'
dates: 1 maja 2026 | maja 2026 | maja
three forms: 1 metr | 2 metry | 5 metrów |  | 
four forms by .Count: 1 metr | 2 metry | 5 metrów |  | 
four forms: 1 metr | 2 metry | 5 metrów | 1.5 metra | 
END
