#!/usr/bin/env bash
# A form asks validator's `isMobilePhone(text, "pl-PL")`.
# Expected: mobile numbers as Poles write them, in threes: "600 100 200", "+48 600 100 200"; the sign, blanks or none.
# What happens: those are refused. Blanks are taken only as in numbers of a fixed line, 2-3-2-2, so "60 010 02 00", which
# nobody writes, is a mobile number, and so is "58 671 00 00", a telephone on a wall in Gdańsk. (The locale "any" takes
# "600 100 200", as a number of some other country.)
# Seen with validator 13.15.35.
# Costs: a customer's right number is refused in the form that everybody writes; an SMS goes to a fixed line.
# Do: take out blanks and hyphens first, and ask libphonenumber-js for the kind of the number.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error validator@13.15.35 libphonenumber-js@1.13.16 >/dev/null || exit 2

cat >try.mjs <<'END'
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import validator from "validator";

for (const text of ["600 100 200", "+48 600 100 200", "600-100-200", "600100200", "60 010 02 00", "58 671 00 00"]) {
  const kind = parsePhoneNumberFromString(text, "PL").getType();
  console.log(`${text}: validator ${validator.isMobilePhone(text, "pl-PL")}, libphonenumber ${kind}`);
}
END
node try.mjs | tee seen
diff seen - <<'END'
600 100 200: validator false, libphonenumber MOBILE
+48 600 100 200: validator false, libphonenumber MOBILE
600-100-200: validator false, libphonenumber MOBILE
600100200: validator true, libphonenumber MOBILE
60 010 02 00: validator true, libphonenumber MOBILE
58 671 00 00: validator true, libphonenumber FIXED_LINE
END
