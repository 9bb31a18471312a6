#!/usr/bin/env bash
# Headings numbered by CSS (`content: counter(n) ". "`), a button in capitals by CSS (`text-transform: uppercase`).
# Expected: the name in the accessibility tree has both as seen ("1. Umowa"), or neither; the text's own letters.
# What happens: the name has the dot and not the number: ". Umowa", though the number is a text node of the tree below it,
# so a list of headings reads ". Umowa, . Zapłata". Capitals are in the name: "WYŚLIJ 12 M²" – units become others,
# and speech may spell words in capitals. Playwright's `getByRole` and `ariaSnapshot` compute names of their own: neither number nor dot,
# letters as in the source; so do axe and dom-accessibility-api. No such test sees what Chromium hands on.
# Seen with Chromium 156 and playwright-core 1.65.1.
# Costs: lists of headings and links that begin with a dot, "M²" for "m²".
# Do: write numbers and capitals into the markup; or give `content` words of its own: `counter(n) ". " / ""`.
# Test by `Accessibility.getFullAXTree` of the DevTools protocol.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error playwright-core@1.65.1 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

cat >try.mjs <<'END'
import { chromium } from "playwright-core";

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
await page.setContent(`<!doctype html><html lang="pl"><title>x</title><style>
  h2 { counter-increment: n }
  h2::before { content: counter(n) ". " }
  h2.silent::before { content: counter(n) ". " / "" }
  button { text-transform: uppercase }
</style><h2>Umowa</h2><h2>Zapłata</h2><h2 class="silent">Reklamacja</h2><button>Wyślij 12 m²</button>`);
const session = await page.context().newCDPSession(page);
const { nodes } = await session.send("Accessibility.getFullAXTree");
for (const { role, name } of nodes) if (/heading|button/.test(role?.value)) console.log("chromium", role.value, JSON.stringify(name.value));
console.log(`playwright ${(await page.locator("body").ariaSnapshot()).replace(/\n/g, " ")}`);
await browser.close();
END
node try.mjs | tee seen
diff seen - <<'END'
chromium heading ". Umowa"
chromium heading ". Zapłata"
chromium heading "Reklamacja"
chromium button "WYŚLIJ 12 M²"
playwright - heading "Umowa" [level=2] - heading "Zapłata" [level=2] - heading "Reklamacja" [level=2] - button "Wyślij 12 m²"
END
