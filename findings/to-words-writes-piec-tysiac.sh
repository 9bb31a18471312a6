#!/usr/bin/env bash
# An offer names its price in words, too. to-words has a locale `pl-PL`, with złoty and grosz.
# Expected: "pięć tysięcy złotych", "dwadzieścia dwa złote", since Polish is there.
# What happens: of the forms that a Polish noun takes after a number it takes one by rules of its own: "Pięć Tysiąc
# Złotych Tylko", "Dwadzieścia Dwa Tysięcy", "Dwa Złotych", "Dwa Groszy". Of the whole thousands up to 99,000 thirty are wrong,
# all from 5,000 to 10,000 among them.
# Seen with to-words 5.7.0; n2words 4.0.0 is right in all of them (compared below with rules by `Intl.PluralRules`).
# Costs: contracts that read like a fraud's mail.
# Do: n2words, with a test of 2, 5, 12, 22, 5,000 and 22,000.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error to-words@5.7.0 n2words@4.0.0 >/dev/null || exit 2

cat >try.mjs <<'END'
import { toCardinal, toCurrency } from "n2words/pl-PL";
import { ToWords } from "to-words";

const words = new ToWords({ localeCode: "pl-PL" });
for (const price of [2, 1.02, 5000, 22000]) {
  console.log(`${price}: ${words.convert(price, { currency: true })} | ${toCurrency(price)}`);
}
const forms = { one: "tysiąc", few: "tysiące", many: "tysięcy" };
const rules = new Intl.PluralRules("pl");
/** How many whole thousands up to 99,000 are wrong, if numbers below 100 are right. */
const wrong = (write) => {
  let count = 0;
  for (let thousands = 1; thousands < 100; thousands += 1) {
    const right = thousands === 1 ? "tysiąc" : `${write(thousands)} ${forms[rules.select(thousands)]}`;
    if (write(thousands * 1000) !== right) count += 1;
  }
  return count;
};
console.log(`wrong thousands: to-words ${wrong((n) => words.convert(n).toLowerCase())}, n2words ${wrong((n) => toCardinal(n))}`);
END
node try.mjs | tee seen
diff seen - <<'END'
2: Dwa Złotych Tylko | dwa złote
1.02: Jeden Złoty I Dwa Groszy Tylko | jeden złoty dwa grosze
5000: Pięć Tysiąc Złotych Tylko | pięć tysięcy złotych
22000: Dwadzieścia Dwa Tysięcy Złotych Tylko | dwadzieścia dwa tysiące złotych
wrong thousands: to-words 30, n2words 0
END
