#!/usr/bin/env bash
# A price list from a Polish spreadsheet: columns by semicolons, decimals by commas, and one comma in the heading.
# Expected: who guesses the delimiter takes the semicolon, or says that both would do.
# What happens: Papa Parse takes the comma, which now is in every line too, and tells no error: the columns are "Usługa" and
# " opis;Cena", the first price is "50". It tries the comma first, and a later sign has to give more columns to win. Python's
# Sniffer takes it as well.
# Without the comma in the heading the guess is right, so it comes with the day somebody words the heading better.
# Seen with papaparse 5.7.1 and csv.Sniffer of Python 3.11.
# Costs: prices of "50" and names with a price behind them, from a file that has been read well for months.
# Do: say `delimiter: ";"`, or look whether `meta.fields` are the columns that are needed (both tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error papaparse@5.7.1 >/dev/null || exit 2

cat >try.cjs <<'END'
const Papa = require("papaparse");
const rows = "\nTrawnik;12,50\nKrzewy;8,20\nByliny;6,00\n";
for (const heading of ["Usługa;Cena", "Usługa, opis;Cena", "Usługa;Cena, zł"]) {
  for (const delimiter of [undefined, ";"]) {
    const { data, errors, meta } = Papa.parse(heading + rows, { header: true, skipEmptyLines: true, delimiter });
    console.log(heading, "| told:", delimiter ?? "nothing", "| taken:", meta.delimiter, "| errors:", errors.length, "|", JSON.stringify(data[0]));
  }
}
END
cat >try.py <<'END'
import csv
rows = "\nTrawnik;12,50\nKrzewy;8,20\nByliny;6,00\n"
for heading in ["Usługa;Cena", "Usługa, opis;Cena", "Usługa;Cena, zł"]:
    print(heading, "| Python:", csv.Sniffer().sniff(heading + rows).delimiter)
END
(node try.cjs && PYTHONIOENCODING=utf-8 python3 try.py) | tee seen
diff seen - <<'END'
Usługa;Cena | told: nothing | taken: ; | errors: 0 | {"Usługa":"Trawnik","Cena":"12,50"}
Usługa;Cena | told: ; | taken: ; | errors: 0 | {"Usługa":"Trawnik","Cena":"12,50"}
Usługa, opis;Cena | told: nothing | taken: , | errors: 0 | {"Usługa":"Trawnik;12"," opis;Cena":"50"}
Usługa, opis;Cena | told: ; | taken: ; | errors: 0 | {"Usługa, opis":"Trawnik","Cena":"12,50"}
Usługa;Cena, zł | told: nothing | taken: , | errors: 0 | {"Usługa;Cena":"Trawnik;12"," zł":"50"}
Usługa;Cena, zł | told: ; | taken: ; | errors: 0 | {"Usługa":"Trawnik","Cena, zł":"12,50"}
Usługa;Cena | Python: ;
Usługa, opis;Cena | Python: ,
Usługa;Cena, zł | Python: ,
END
