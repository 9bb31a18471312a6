#!/usr/bin/env bash
# nodemailer sends to two addresses that do not exist, `zolw@` and `żółw@`, through Postfix, whose next server offers what
# most do: no SMTPUTF8, which an address with Polish letters before the @ needs.
# Expected: the first is refused and the second cannot be sent on; of both the sender gets a notice.
# What happens: of the second there is none. Postfix takes the mail ("250 queued"), and cannot send it on; its notice
# names the address in letters, so it asks for SMTPUTF8 itself, cannot be sent either, and is thrown away: nothing is
# left in the queue, and the postmaster is not told.
# Seen with Postfix 3.7.11 (Debian 12) and nodemailer 10.6.1, whose `sendMail` is content.
# Costs: an answer to a customer is gone, and everybody believes that it was sent.
# Do: `smtputf8_enable = no` where the next server lacks it: the address goes on as it is, and the notice arrives. Ask
# for ASCII before the @ in forms.
set -euo pipefail
folder=$(mktemp -d) && trap 'postfix -c "$folder/etc" stop 2>/dev/null || true; kill "${sink:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
[ "$(id -u)" = 0 ] && [ "$(postconf -d -h mail_version 2>/dev/null)" = 3.7.11 ] && command -v smtp-sink >/dev/null || exit 2
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error nodemailer@10.6.1 >/dev/null || exit 2
chmod 755 . && mkdir etc queue data && chown postfix data

try() {
  rm -f log && : >received && chmod 666 received
  cat >etc/main.cf <<END
compatibility_level = 3.6
queue_directory = $folder/queue
data_directory = $folder/data
maillog_file = $folder/log
maillog_file_prefixes = $folder
myhostname = mx.ogrody.example
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
disable_dns_lookups = yes
relayhost = [127.0.0.1]:26262
$1
END
  sed 's/^smtp      inet .*/127.0.0.1:25252 inet n - n - - smtpd/' /etc/postfix/master.cf.proto >etc/master.cf
  postfix -c "$folder/etc" start 2>/dev/null || exit 2
  node try.mjs
  for _ in $(seq 100); do grep --quiet 'removed' <(tail -n 1 log) && break || sleep 0.1; done
  postfix -c "$folder/etc" stop 2>/dev/null
  echo "notices made $(grep -c 'non-delivery notification' log), arrived $(grep -c 'to=<biuro@ogrody.example>.*status=sent' log), thrown away $(grep -c 'to=<biuro@ogrody.example>.*status=bounced' log), in the queue $(find queue/active queue/deferred queue/incoming -type f | wc -l)"
}
cat >try.mjs <<'END'
import nodemailer from "nodemailer";
const mailer = nodemailer.createTransport({ host: "127.0.0.1", port: 25252, ignoreTLS: true });
for (let tries = 0; tries < 100; tries++) if (await mailer.verify().catch(() => false)) break; else await new Promise((ready) => setTimeout(ready, 100));
const sent = await mailer
  .sendMail({ from: "biuro@ogrody.example", to: process.env.TO, subject: "Oferta", text: "x" })
  .catch((error) => error);
console.log(`${process.env.TO}: ${(sent.response ?? sent.message).replace(/ queued as .*/, " queued")}`);
END
# the next server, which knows no recipient but the office
cat >sink.mjs <<'END'
import net from "node:net";
net.createServer((socket) => {
  let inData = false;
  let rest = "";
  socket.write("220 sink\r\n");
  socket.on("error", () => {});
  socket.on("data", (bytes) => {
    const lines = (rest + bytes).split("\r\n");
    rest = lines.pop();
    for (const line of lines) {
      if (inData) {
        if (line === ".") socket.write("250 taken\r\n"), (inData = false);
      } else if (/^DATA/i.test(line)) socket.write("354 go on\r\n"), (inData = true);
      else if (/^RCPT TO:<(?!biuro@)/i.test(line)) socket.write("550 5.1.1 no such person\r\n");
      else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
      else socket.write("250 mx.next.example\r\n");
    }
  });
}).listen(26262, "127.0.0.1");
END
node sink.mjs & sink=$!

{
  TO=zolw@klient.example try ""
  TO=żółw@klient.example try ""
  TO=żółw@klient.example try "smtputf8_enable = no"
} | tee seen
diff seen - <<'END'
zolw@klient.example: 250 2.0.0 Ok: queued
notices made 1, arrived 1, thrown away 0, in the queue 0
żółw@klient.example: 250 2.0.0 Ok: queued
notices made 1, arrived 0, thrown away 1, in the queue 0
żółw@klient.example: 250 2.0.0 Ok: queued
notices made 1, arrived 1, thrown away 0, in the queue 0
END
