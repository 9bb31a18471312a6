#!/usr/bin/env bash
# Timers of a Polish machine: every 20 minutes (`OnCalendar=*:0/20`), daily at 02:30, a backup on Sundays at 02:15.
# Expected: every 20 minutes is every 20 minutes. A time that the clocks leave out comes a little later, once.
# What happens: in autumn the hour that comes twice is passed over the second time: after 02:40 nothing runs for 80
# minutes. In spring what falls between 02:00 and 03:00 is not done at all that day, so the weekly backup comes a week later.
# A zone in the expression, on a machine in UTC, changes nothing.
# Seen with systemd 252 (Debian 12), by `systemd-analyze calendar`, which asks the function that timers ask.
# cron-parser 5.10.6 and croner 11.0.1 do as one expects.
# Costs: what was due that night waits for more than an hour, a day, or a week.
# Do: `UTC` at the end of the expression (tried below), or hours other than 2.
set -euo pipefail
systemd-analyze --version 2>/dev/null | grep -E '^systemd 252 ' || exit 2
[ -e /usr/share/zoneinfo/Europe/Warsaw ] || exit 2
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error croner@11.0.1 cron-parser@5.10.6 >/dev/null || exit 2

cat >try.mjs <<'END'
import { execFileSync } from "node:child_process";
import { CronExpressionParser } from "cron-parser";
import { Cron } from "croner";

const zone = "Europe/Warsaw";
const local = (date) => date.toLocaleString("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
const hours = (dates) => dates.map((date, index) => `${local(date)}${index ? ` (+${(date - dates[index - 1]) / 60_000} min)` : ""}`).join(", ");

const bySystemd = (expression, from) => {
  const base = from.toISOString().replace("T", " ").replace(".000Z", " UTC");
  const told = execFileSync("systemd-analyze", ["calendar", `--base-time=${base}`, "--iterations=3", expression], {
    encoding: "utf8",
    env: { ...process.env, TZ: "UTC", LC_ALL: "C" },
  });
  return Array.from(told.matchAll(/(?:elapse|#\d+): \w+ (\S+) (\S+) UTC/g), ([, day, time]) => new Date(`${day}T${time}Z`));
};
for (const [calendar, cron, from] of [
  ["*:0/20", "*/20 * * * *", "2026-10-25T02:25+02:00"],
  ["02:30", "30 2 * * *", "2027-03-27T01:00+01:00"],
  ["Sun 02:15", "15 2 * * 0", "2027-03-21T01:00+01:00"],
]) {
  const start = new Date(from);
  console.log(`${calendar}\n  systemd: ${hours(bySystemd(`${calendar} ${zone}`, start))}`);
  console.log(`  systemd, UTC: ${hours(bySystemd(`${calendar} UTC`, start))}`);
  const parsed = CronExpressionParser.parse(cron, { tz: zone, currentDate: start });
  console.log(`  cron-parser: ${hours([1, 2, 3].map(() => parsed.next().toDate()))}`);
  console.log(`  croner: ${hours(new Cron(cron, { timezone: zone }).nextRuns(3, start))}`);
}
END
node try.mjs | tee seen
diff seen - <<'END'
*:0/20
  systemd: 2026-10-25 02:40, 2026-10-25 03:00 (+80 min), 2026-10-25 03:20 (+20 min)
  systemd, UTC: 2026-10-25 02:40, 2026-10-25 02:00 (+20 min), 2026-10-25 02:20 (+20 min)
  cron-parser: 2026-10-25 02:40, 2026-10-25 02:00 (+20 min), 2026-10-25 02:20 (+20 min)
  croner: 2026-10-25 02:40, 2026-10-25 02:00 (+20 min), 2026-10-25 02:20 (+20 min)
02:30
  systemd: 2027-03-27 02:30, 2027-03-29 02:30 (+2820 min), 2027-03-30 02:30 (+1440 min)
  systemd, UTC: 2027-03-27 03:30, 2027-03-28 04:30 (+1440 min), 2027-03-29 04:30 (+1440 min)
  cron-parser: 2027-03-27 02:30, 2027-03-28 03:30 (+1440 min), 2027-03-29 02:30 (+1380 min)
  croner: 2027-03-27 02:30, 2027-03-28 03:00 (+1410 min), 2027-03-29 02:30 (+1410 min)
Sun 02:15
  systemd: 2027-03-21 02:15, 2027-04-04 02:15 (+20100 min), 2027-04-11 02:15 (+10080 min)
  systemd, UTC: 2027-03-21 03:15, 2027-03-28 04:15 (+10080 min), 2027-04-04 04:15 (+10080 min)
  cron-parser: 2027-03-21 02:15, 2027-03-28 03:15 (+10080 min), 2027-04-04 02:15 (+10020 min)
  croner: 2027-03-21 02:15, 2027-03-28 03:00 (+10065 min), 2027-04-04 02:15 (+10035 min)
END
