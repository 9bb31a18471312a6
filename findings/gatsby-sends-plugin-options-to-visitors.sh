#!/usr/bin/env bash
# Three local plugins get two places for the build in gatsby-config.js. One has a gatsby-browser.js that uses neither, one has a
# gatsby-browser.js of one comment, one has gatsby-ssr.js and gatsby-node.js only.
# Expected: options are for the build; the bundle has what the code for browsers uses.
# What happens: every plugin that has a gatsby-browser.js, be it empty, takes all its options into app-….js, which every
# page loads: with values of `process.env` at the time of the build and with the defaults of `pluginOptionsSchema`.
# Minifying drops none. Only the plugin without that file stays at home; `siteMetadata` as well.
# Seen with gatsby 5.16.1.
# Costs: every visitor loads what only the build reads, and a test that no page names a developer's page fails by a script.
# Do: give code for browsers a plugin of its own, with the few options that it uses.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
export GATSBY_TELEMETRY_DISABLED=1 NODE_ENV=production
echo '{"private":true,"overrides":{"sharp":"0.35.5"}}' >package.json
npm install --no-audit --no-fund --loglevel=error gatsby@5.16.1 react@18.3.1 react-dom@18.3.1 >/dev/null 2>&1 || exit 2

mkdir -p src/pages plugins/browser plugins/comment plugins/server
echo 'export default () => "Puck"; export const Head = () => null;' >src/pages/index.js
for name in browser comment server; do
  echo "{ \"name\": \"$name\", \"version\": \"1.0.0\" }" >plugins/$name/package.json
  echo "// Nothing." | tee plugins/$name/index.js >plugins/$name/gatsby-ssr.js
  cat >plugins/$name/gatsby-node.js <<END_OF_SCRIPT
exports.pluginOptionsSchema = ({ Joi }) =>
  Joi.object({ to: Joi.string(), from: Joi.string(), host: Joi.string().default("host-of-$name") });
END_OF_SCRIPT
done
echo 'exports.onRouteUpdate = (_, { colour }) => void (document.body.style.color = colour);' >plugins/browser/gatsby-browser.js
echo '// Nothing yet.' >plugins/comment/gatsby-browser.js
cat >gatsby-config.js <<'END_OF_SCRIPT'
const options = (name) => ({ to: `to-of-${name}`, from: `${process.env.FROM}-of-${name}` });
module.exports = {
  siteMetadata: options("metadata"),
  plugins: ["browser", "comment", "server"].map((name) => ({ resolve: name, options: options(name) })),
};
END_OF_SCRIPT
FROM=from npx gatsby build >log 2>&1 || { cat log && exit 2; }
for name in browser comment server metadata; do
  found=$(grep -rohE "(to|from|host)-of-$name" public/*.js public/*.html | sort -u | tr '\n' ' ' || true)
  echo "$name: ${found:-nothing}"
done | tee seen
diff seen - <<'END_OF_SEEN'
browser: from-of-browser host-of-browser to-of-browser 
comment: from-of-comment host-of-comment to-of-comment 
server: nothing
metadata: nothing
END_OF_SEEN
