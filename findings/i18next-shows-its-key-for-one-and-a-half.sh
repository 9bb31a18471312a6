#!/usr/bin/env bash
# Polish texts of a site lie in a PO file of three forms (metr, metry, metrów), as every translation tool writes it.
# i18next-conv makes JSON of it, i18next shows it.
# Expected: what the converter writes by default the library reads, and a number always comes with a word.
# What happens: by default the converter writes `meter_0`, `meter_1`, `meter_2`, which i18next 26 does not read:
# the page shows the key, "meter". With `compatibilityJSON: "v4"` it is `_one`, `_few`, `_many`; but for 1.5 Polish has a
# fourth form in CLDR, "other" (1,5 metra), which PO files don't have, so 1.5 shows the key. i18next takes no other form instead.
# Seen with i18next 26.7.2, i18next-conv 16.0.0.
# Costs: "meter" for each area that is no whole number, and nobody tries 1.5.
# Do: `compatibilityJSON: "v4"`, and add `_other` to every text with a number (tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error i18next@26.7.2 i18next-conv@16.0.0 >/dev/null || exit 2

cat >try.mjs <<'END'
import i18next from "i18next";
import { gettextToI18next } from "i18next-conv";

const po = `msgid ""
msgstr ""
"Language: pl\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

msgid "meter"
msgid_plural "meters"
msgstr[0] "{{count}} metr"
msgstr[1] "{{count}} metry"
msgstr[2] "{{count}} metrów"
`;
const show = async (name, texts) => {
  const site = i18next.createInstance();
  await site.init({ lng: "pl", resources: { pl: { translation: texts } }, showSupportNotice: false });
  console.log(`${name}: ${Object.keys(texts).join(" ")}`);
  console.log("  " + [1, 2, 5, 1.5].map((count) => site.t("meter", { count })).join(" | "));
};
const byDefault = JSON.parse(await gettextToI18next("pl", po));
const v4 = JSON.parse(await gettextToI18next("pl", po, { compatibilityJSON: "v4" }));
await show("by default", byDefault);
await show("v4", v4);
await show("v4 and a fourth", { ...v4, meter_other: "{{count}} metra" });
END
node try.mjs | tee seen
diff seen - <<'END'
by default: meter_0 meter_1 meter_2
  meter | meter | meter | meter
v4: meter_one meter_few meter_many
  1 metr | 2 metry | 5 metrów | meter
v4 and a fourth: meter_one meter_few meter_many meter_other
  1 metr | 2 metry | 5 metrów | 1.5 metra
END
