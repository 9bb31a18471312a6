#!/usr/bin/env bash
# A plugin sets a class on <html> in `onRenderBody` (`setHtmlAttributes`), a page sets one in its Head (`<html className>`).
# Both are the documented ways.
# Expected: the classes are joined, or the page's wins, as with `lang`.
# What happens: the page has the attribute twice, `class="plugin" class="page"`, since one is kept as `className` and the
# other as `class`. HTML takes the first; after hydration the page's takes its place, and the plugin's is gone. The same on <body>.
# Seen with gatsby 5.16.1 and React 18.3.1.
# Costs: invalid HTML, and a page that looks one way without scripts and for the first second, and another way after.
# Do: one place for classes, or data-* attributes, which do not meet; validate the built HTML.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
export GATSBY_TELEMETRY_DISABLED=1 NODE_ENV=production
echo '{"private":true,"overrides":{"sharp":"0.35.5"}}' >package.json
npm install --no-audit --no-fund --loglevel=error gatsby@5.16.1 react@18.3.1 react-dom@18.3.1 >/dev/null 2>&1 || exit 2

mkdir -p src/pages
cat >src/pages/index.js <<'END'
import * as React from "react";
export default () => <p>Puck</p>;
export const Head = () => (
  <>
    <html lang="pl" className="page" />
    <body className="page" />
    <title>Puck</title>
  </>
);
END
cat >gatsby-ssr.js <<'END'
exports.onRenderBody = ({ setHtmlAttributes, setBodyAttributes }) => {
  setHtmlAttributes({ lang: "en", className: "plugin" });
  setBodyAttributes({ className: "plugin" });
};
END
echo "module.exports = {};" >gatsby-config.js
npx gatsby build >log 2>&1 || { cat log && exit 2; }
grep -oE '<(html|body)[^>]*>' public/index.html | tee seen
diff seen - <<'END'
<html lang="pl" class="plugin" class="page">
<body class="plugin" class="page">
END
