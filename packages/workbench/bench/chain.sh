#!/bin/bash
# chain.sh PROJECT=RELEASE…: how many home pages a second the chain of each release sends (16 connections of wrk → PROJECT's
# Caddyfile → files, or the Node server), the median of five runs by turns, and the memory after 100,000 pages. Needs Debian's
# caddy, curl and wrk.
set -euo pipefail
work=$(mktemp -d)
pids=()
trap 'kill "${pids[@]}" 2>/dev/null; rm -r "$work"' EXIT

port=9100
for chain; do
  project=${chain%%=*} release=$(realpath "${chain#*=}")
  export NODE_ENV=production HOST=127.0.0.1 PORT=$((port + 1)) TRUST_PROXY=1 ENQUIRY_DIR=$work/$port
  (cd "$release" && exec node server.cjs >/dev/null 2>&1) &
  pids+=($!)
  sed 's/^{$/{\n\tadmin off/' "$project/deploy/Caddyfile" >"$work/Caddyfile$port"
  SITE_ADDRESS=http://127.0.0.1:$port WWW_ADDRESS=http://www.localhost:$port RELEASE=$release SERVER=127.0.0.1:$((port + 1)) \
    caddy run --adapter caddyfile --config "$work/Caddyfile$port" 2>/dev/null &
  pids+=($!)
  until curl --silent --fail --output /dev/null "http://127.0.0.1:$port/"; do sleep 0.2; done
  port=$((port + 2))
done

ask() { # PORT SECONDS
  wrk --threads 1 --connections 16 --duration "$2s" --header 'accept-encoding: br, gzip' "http://127.0.0.1:$1/"
}
for _ in 1 2 3 4 5; do
  for ((port = 9100; port < 9100 + 2 * $#; port += 2)); do
    ask $port 8 | awk '/^Requests\/sec/ { print $2 }' >>"$work/rates$port"
  done
done
port=9100 place=0
for chain; do
  count=0
  while ((count < 100000)); do count=$((count + $(ask $port 8 | awk '/requests in/ { print $1 }'))); done
  echo "${chain#*=}: $(sort -n "$work/rates$port" | sed -n 3p) pages a second ($(paste -sd' ' "$work/rates$port"));" \
    "server and Caddy have $(ps -o rss= -p "${pids[place]},${pids[place + 1]}" | paste -sd' ') kB after $count pages"
  port=$((port + 2)) place=$((place + 2))
done
