#!/usr/bin/env bash
# Caddy as a file server, with a rule of headers for `*.CSS` (files of an old program) and one handler for `/api/*`.
# Expected: a POST to a file is 405, as nginx says; `*.CSS` meets "/A.CSS"; "/API/x" meets nothing.
# What happens: every method, POST, PUT, DELETE and OPTIONS, gets the file and 200. Paths are compared without case, as
# the manual says, but a pattern that begins with a star is not lowered like the others: `*.CSS` meets no request at all.
# And since files are found by their exact case, "/API/x" reaches the handler of `/api/*` while "/a.CSS" is 404.
# Seen with Caddy 2.6.2 (Debian 12).
# Costs: a form whose handler is missing for a moment reads as sent (200, a page) and is lost; a check that uploads or
# deletes by mistake is told that all is well; headers that never come.
# Do: `@write not method GET HEAD` and `respond @write 405`; patterns in small letters, or `path_regexp`.
set -euo pipefail
folder=$(mktemp -d) && trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT && cd "$folder"
apt-get download caddy=2.6.2-5 >/dev/null 2>&1 && dpkg -x caddy_*.deb . || exit 2
caddy=./usr/bin/caddy && "$caddy" version

mkdir www && echo 'a{}' >www/A.CSS
cat >Caddyfile <<'END'
{
	admin off
}
http://127.0.0.1:18231 {
	root * www
	header *.CSS X-Rule suffix
	header /A.CSS X-Exact exact
	handle /api/* {
		respond api
	}
	file_server
}
END
HOME=$folder "$caddy" run >log 2>&1 &
for _ in $(seq 100); do curl -s -o /dev/null http://127.0.0.1:18231 && break || sleep 0.1; done
ask() { echo "$1 $2 $(curl -s -D - -o /dev/null -X "$1" "http://127.0.0.1:18231$2" | tr -d '\r' | grep -E '^(HTTP|X-)' | tr '\n' ' ')"; }
{ ask GET /A.CSS; ask POST /A.CSS; ask DELETE /A.CSS; ask GET /a.CSS; ask GET /API/x; } | tee seen
diff seen - <<'END'
GET /A.CSS HTTP/1.1 200 OK X-Exact: exact 
POST /A.CSS HTTP/1.1 200 OK X-Exact: exact 
DELETE /A.CSS HTTP/1.1 200 OK X-Exact: exact 
GET /a.CSS HTTP/1.1 404 Not Found X-Exact: exact 
GET /API/x HTTP/1.1 200 OK 
END
