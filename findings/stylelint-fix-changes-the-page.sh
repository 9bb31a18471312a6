#!/usr/bin/env bash
# `stylelint --fix` with the standard configuration on a short valid style sheet.
# Expected: other notation, the same page; or, where a fix could change it, a complaint left for a person.
# What happens: four things change or die, and only patterns of names are complained of.
#  - `.card:not(.open):not(.new)` becomes `:not(.open, .new)`: two classes weigh as one, and another rule wins;
#  - `--ease: Rise` becomes `rise` while `@keyframes Rise` stays: nothing moves;
#  - `container-name: Card` becomes `card` while `@container Card` stays: the query meets nothing;
#  - `-webkit-min-device-pixel-ratio` becomes `min-device-pixel-ratio`, which no browser knows.
# Seen with stylelint 17.16.0, stylelint-config-standard 40.0.0, in Chromium 156. With names in kebab-case the second and
# third cannot happen; that rule has no fix and comes too late, in the same run.
# Costs: a look that changes in a commit called "lint".
# Do: `selector-not-notation: null`, `media-feature-name-no-vendor-prefix: null`, and `value-keyword-case` with
# `ignoreProperties: [/^--/, "container-name", "view-transition-name"]`; compare screenshots after the first --fix.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error playwright-core@1.65.1 stylelint@17.16.0 stylelint-config-standard@40.0.0 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

echo '{ "extends": "stylelint-config-standard", "rules": { "no-descending-specificity": null } }' >.stylelintrc.json
cat >before.css <<'END_OF_CSS'
.card:not(.open):not(.new) {
  border-top-width: 9px;
}

.list .card {
  border-top-width: 1px;
}

.card {
  --ease: Rise;

  animation: 9s var(--ease);
  container-name: Card;
  container-type: inline-size;
  width: 300px;
  border-style: solid;
}

@keyframes Rise {
  from {
    opacity: 0.5;
  }
}

@container Card (width > 200px) {
  p {
    color: rgb(1 2 3);
  }
}

@media (-webkit-min-device-pixel-ratio: 0.5) {
  p {
    margin-left: 7px;
  }
}
END_OF_CSS
cp before.css after.css
npx stylelint --fix after.css >told 2>&1 || grep -oE "[a-z]+(-[a-z]+)+ *$" told | sort -u | sed "s|^|left for a person: |"
cat >try.mjs <<'END_OF_SCRIPT'
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
for (const name of ["before", "after"]) {
  await page.setContent(`<!doctype html><style>${readFileSync(`${name}.css`, "utf8")}</style><div class="list"><div class="card"><p>x</p></div></div>`);
  console.log(`${name}:`, await page.evaluate(() => {
    const card = document.querySelector(".card");
    const { color, marginLeft } = getComputedStyle(document.querySelector("p"));
    return `border ${getComputedStyle(card).borderTopWidth}, ${card.getAnimations().length} animations, ${color}, margin ${marginLeft}`;
  }));
}
await browser.close();
END_OF_SCRIPT
node try.mjs | tee seen
diff seen - <<'END_OF_SEEN'
before: border 9px, 1 animations, rgb(1, 2, 3), margin 7px
after: border 1px, 0 animations, rgb(0, 0, 0), margin 0px
END_OF_SEEN
