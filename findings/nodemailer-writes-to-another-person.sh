#!/usr/bin/env bash
# A visitor types "jan kowalski@example.pl" for jan.kowalski@example.pl; a list field has two addresses with a blank between.
# Expected: an error, since a blank is not allowed there, or a refusal by the first server.
# What happens: nodemailer takes what stands before the blank for a name and writes to kowalski@example.pl, who may be
# somebody. Of two addresses with a blank between the first gets the mail and the other becomes its name. "600 100 200"
# as `replyTo` leaves the header out, as `to` it sends to `bcc` alone: no error either time.
# Given as an object, `{ address }`, a blank is put in quotation marks and no one gets it: the server refuses.
# Seen with nodemailer 10.6.1.
# Costs: a customer's letter and telephone number in a stranger's mail box.
# Do: addresses that people type as `{ name, address }`, never as text, and checked first.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error nodemailer@10.6.1 >/dev/null || exit 2

cat >try.mjs <<'END'
import { createTransport } from "nodemailer";

const transport = createTransport({ streamTransport: true, buffer: true });
for (const to of [
  "jan kowalski@example.pl",
  { address: "jan kowalski@example.pl" },
  "jan@example.pl ola@example.pl",
  "600 100 200",
]) {
  const { envelope, message } = await transport.sendMail({ from: "a@example.pl", to, replyTo: to, bcc: "copy@example.pl", text: "" });
  const [reply = "no Reply-To"] = /^Reply-To:.*/m.exec(String(message)) ?? [];
  console.log(JSON.stringify(to), "| sent to", envelope.to.join(", "), "|", reply.trim());
}
END
node try.mjs | tee seen
diff seen - <<'END'
"jan kowalski@example.pl" | sent to kowalski@example.pl, copy@example.pl | Reply-To: jan <kowalski@example.pl>
{"address":"jan kowalski@example.pl"} | sent to "jan kowalski"@example.pl, copy@example.pl | Reply-To: <"jan kowalski"@example.pl>
"jan@example.pl ola@example.pl" | sent to jan@example.pl, copy@example.pl | Reply-To: "ola@example.pl" <jan@example.pl>
"600 100 200" | sent to copy@example.pl | no Reply-To
END
