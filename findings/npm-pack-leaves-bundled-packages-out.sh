#!/usr/bin/env bash
# A workspace package names its dependencies in `bundleDependencies`, so that its tarball installs without a registry.
# Expected: `npm pack -w` puts them into the tarball, as it does for a package that is no workspace.
# What happens: npm has hoisted them to the root's node_modules, looks for them in the package's own only, and packs
# none. No warning, exit 0; the tarball is as small as if nothing were bundled.
# Seen with npm 10.9.2 and 11.19.1.
# Costs: it is found out at the customer's, where nothing can be fetched (or another version is).
# Do: list what is in the tarball (`tar tzf`), or install the package by itself before it is packed.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
install() { npm install --no-audit --no-fund --ignore-scripts --loglevel=error "$@" >/dev/null || exit 2; }
mkdir tool && (cd tool && echo '{"private":true}' >package.json && install npm@11.19.1)
npm() { node "$folder/tool/node_modules/npm/bin/npm-cli.js" "$@"; }
packed() { tar tzf plugin-1.0.0.tgz | grep -c node_modules/is-odd/package.json || true; }

mkdir -p root/packages/plugin alone
echo '{"private":true,"workspaces":["packages/*"]}' >root/package.json
cat >root/packages/plugin/package.json <<'END'
{ "name": "plugin", "version": "1.0.0", "dependencies": { "is-odd": "3.0.1" }, "bundleDependencies": ["is-odd"] }
END
cp root/packages/plugin/package.json alone/
{
  echo "npm $(npm --version)"
  (cd root && install && npm pack -w plugin >/dev/null 2>&1 && echo "workspace: is-odd packed $(packed) times")
  (cd alone && install && npm pack >/dev/null 2>&1 && echo "alone: is-odd packed $(packed) times")
} | tee seen
diff seen - <<'END'
npm 11.19.1
workspace: is-odd packed 0 times
alone: is-odd packed 1 times
END
