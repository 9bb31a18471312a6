#!/usr/bin/env bash
# A server gets its listening socket from systemd (`ListenStream=` of a .socket unit) as file descriptor 3: once TCP, once
# a Unix socket as in `ListenStream=/run/site.sock`.
# Expected: `listen({ fd: 3 })` of Node and of Fastify does for both; `address()` is the path for a Unix socket, as after
# `listen({ path })`.
# What happens: for a Unix socket Node listens and answers, and `address()` is null. Fastify reads the address for its
# log, and the start ends with an uncaught TypeError, which no `catch` after `listen` gets.
# Seen with Node 20.20, fastify 5.12.8 and systemd-socket-activate 252.
# Costs: a unit that starts again and again, where the same one with a port works.
# Do: `await app.ready()`, then `app.server.listen({ fd: 3 })`; or a port of 127.0.0.1.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
command -v systemd-socket-activate curl >/dev/null || exit 2
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error fastify@5.12.8 >/dev/null || exit 2

cat >start.mjs <<'END_OF_SCRIPT'
import { createServer } from "node:http";
import fastify from "fastify";

const say = (text) => console.log("  " + text);
process.on("uncaughtException", ({ name, message }) => (say(`uncaught ${name}: ${message}`), process.exit(1)));
const app = fastify();
const server = process.argv[2] === "node" ? createServer((_, answer) => answer.end("hello\n")) : app.server;
server.on("request", (_, answer) => answer.on("close", () => process.exit(0)));
app.get("/", () => "hello\n");
switch (process.argv[2]) {
  case "node":
    server.listen({ fd: 3 }, () => say(`address: ${server.address()?.family ?? server.address()}`));
    break;
  case "listen":
    app.listen({ fd: 3 }).catch(({ message }) => say(`caught ${message}`));
    break;
  case "ready":
    app.ready().then(() => app.server.listen({ fd: 3 }));
}
END_OF_SCRIPT
for socket in 127.0.0.1:47613 "$folder/site.sock"; do
  for way in node listen ready; do
    case $socket in /*) ask=(--unix-socket "$socket") && kind=Unix ;; *) ask=() && kind=TCP ;; esac
    echo "$kind, $way"
    systemd-socket-activate --listen "$socket" "$(command -v node)" start.mjs "$way" 2>/dev/null &
    sleep 1
    curl --silent --max-time 60 "${ask[@]}" http://127.0.0.1:47613/ | sed 's/^/  answer: /' || echo "  no answer"
    wait $! || true
    rm -f "$folder/site.sock"
  done
done | tee seen
diff seen - <<'END_OF_SEEN'
TCP, node
  address: IPv4
  answer: hello
TCP, listen
  answer: hello
TCP, ready
  answer: hello
Unix, node
  address: null
  answer: hello
Unix, listen
  uncaught TypeError: Cannot read properties of null (reading 'address')
  no answer
Unix, ready
  answer: hello
END_OF_SEEN
