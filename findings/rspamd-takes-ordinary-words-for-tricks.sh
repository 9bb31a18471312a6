#!/usr/bin/env bash
# Ordinary mails of a Polish firm's form, by nodemailer and its own options, to rspamd with Debian's settings.
# Expected: no points for a valid mail with Polish words in it, and none for options that the library has for it.
# What happens, in points (6 is "add header", that is junk, by Debian's settings):
#  - `priority: "high"` 2.0: nodemailer writes X-MSMail-Priority as Outlook does, and rspamd misses Outlook's X-MimeOLE;
#  - `icalEvent` 1.0: text and calendar are alternatives without HTML;
#  - a drawing named after the firm's address, "rzut ogrody.pl", 4.0: .pl is a Perl script; "plan ogrody.com.jpg" 6.0: a
#    program in disguise;
#  - a visitor's address as the sender's name, "jan@gmail.com przez formularz", 4.0;
#  - a link whose words are "m.in. trawniki" 2.0: m.in is a domain in India, the link leads elsewhere, so it is phishing;
#  - a question mark at the subject's end 1.0.
# A photo "zdjęcie z ogrodu.jpg" costs nothing.
# Seen with rspamd 3.4 (Debian 12), nodemailer 10.6.1.
# Costs: two of them together, and the enquiry is junk.
# Do: name files, sender and subject yourself, put the visitor's words into the text, links onto whole words; no priority.
set -euo pipefail
folder=$(mktemp -d) && trap 'kill "${pid:-}" 2>/dev/null || true; wait 2>/dev/null; rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
rspamd --version 2>/dev/null | grep 'version 3\.4' || exit 2
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error nodemailer@10.6.1 >/dev/null || exit 2

# rspamd as Debian sets it up, on ports of its own
mkdir -p etc/override.d db
for worker in normal:11433 controller:11434 proxy:11432; do
  echo "bind_socket = \"127.0.0.1:${worker#*:}\";" >"etc/override.d/worker-${worker%:*}.inc"
done
echo 'pidfile = false;' >etc/override.d/options.inc
rspamd --no-fork --insecure --var="LOCAL_CONFDIR=$folder/etc" --var="DBDIR=$folder/db" --var="RUNDIR=$folder" --var="LOGDIR=$folder" >log 2>&1 &
pid=$!
for _ in $(seq 300); do curl --silent --fail 127.0.0.1:11433/ping >/dev/null && break || sleep 0.5; done
curl --silent --fail 127.0.0.1:11433/ping || exit 2

cat >try.mjs <<'END_OF_SCRIPT'
import nodemailer from "nodemailer";

const mailer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
const text = "Dzień dobry, proszę o wycenę ogrodu przy nowym domu w Łebie. Działka ma około trzystu metrów, chcielibyśmy trawnik z rolki, żywopłot z grabu i ścieżkę z kostki. Kiedy mogliby Państwo przyjechać i obejrzeć teren?";
const file = (filename) => ({ attachments: [{ filename, content: Buffer.from("/9j/4AAQSkZJRgABAQEASABIAAD/2Q==", "base64"), contentType: "image/jpeg" }] });
const MAILS = {
  plain: {},
  priority: { priority: "high" },
  icalEvent: { icalEvent: { method: "REQUEST", content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" } },
  "photo in Polish": file("zdjęcie z ogrodu.jpg"),
  "file .pl": file("rzut ogrody.pl"),
  "file .com.jpg": file("plan ogrody.com.jpg"),
  sender: { from: { name: "jan@gmail.com przez formularz", address: "strona@ogrody.example" } },
  "link m.in.": { html: `<p>${text} <a href="https://ogrody.example/oferta">m.in. trawniki</a></p>` },
  question: { subject: "Ile kosztuje ogród w Łebie?" },
};
const OURS = /^(MISSING_MIMEOLE|MIME_MA_MISSING_HTML|MIME_BAD_EXTENSION|MIME_DOUBLE_BAD_EXTENSION|FROM_NEQ_DISPLAY_NAME|PHISHING|SUBJECT_ENDS_QUESTION)$/;
for (const [name, mail] of Object.entries(MAILS)) {
  const whole = { from: "Formularz <strona@ogrody.example>", to: "biuro@ogrody.example", subject: "Zapytanie o ogród w Łebie", text, ...mail };
  const { message } = await mailer.sendMail(whole);
  const { symbols } = await (await fetch("http://127.0.0.1:11433/checkv2", { method: "POST", body: message })).json();
  const told = Object.values(symbols).filter((symbol) => OURS.test(symbol.name) && symbol.score > 0);
  console.log(`${name}: ${told.map((symbol) => `${symbol.name} ${symbol.score.toFixed(1)}`).join(", ") || "nothing"}`);
}
END_OF_SCRIPT
node try.mjs | tee seen
diff seen - <<'END_OF_SEEN'
plain: nothing
priority: MISSING_MIMEOLE 2.0
icalEvent: MIME_MA_MISSING_HTML 1.0
photo in Polish: nothing
file .pl: MIME_BAD_EXTENSION 4.0
file .com.jpg: MIME_DOUBLE_BAD_EXTENSION 6.0
sender: FROM_NEQ_DISPLAY_NAME 4.0
link m.in.: PHISHING 2.0
question: SUBJECT_ENDS_QUESTION 1.0
END_OF_SEEN
