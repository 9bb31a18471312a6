#!/usr/bin/env bash
# A file for visitors' calendars: advice in the garden shop each Monday at 8:00 from 16 March, closed from 1 to 2 May.
# Written in Poland by the two libraries for it, and read by ical.js.
# Expected: 8:00 each Monday. Closed from 1 May.
# What happens: ics writes the first hour in UTC (07:00Z), and `RRULE` repeats that: from 30 March on it is 9:00.
# ical-generator makes of `new Date(2026, 4, 1)`, `allDay`, the day before, since it takes the day in UTC; with the
# calendar's `timezone` the day is right, and hours have no zone at all (no Z, no TZID), so they are another hour elsewhere.
# Seen with ics 3.12.0, ical-generator 10.2.0, ical.js 2.2.1.
# Costs: people at the gate at 9:00, from the end of March, and a shop that is "closed" on a day when it is open.
# Do: ical-generator with a zone for each event and one calendar without (tried below), and days by noon, `new Date(2026, 4, 1, 12)`.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error ics@3.12.0 ical-generator@10.2.0 ical.js@2.2.1 >/dev/null || exit 2

cat >try.mjs <<'END'
import ICAL from "ical.js";
import icalGenerator from "ical-generator";
import { createEvent } from "ics";

const local = new Intl.DateTimeFormat("pl", { timeZone: "Europe/Warsaw", dateStyle: "short", timeStyle: "short" });
const show = (name, text) => {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent"));
  console.log(`${name}: ${text.match(/DTSTART\S*/)[0]}`);
  if (!event.isRecurring() || !/DTSTART:.*Z/.test(text)) return;
  const times = event.iterator();
  console.log("  in Poland:", [1, 2, 3].map(() => local.format(times.next().toJSDate())).join(" | "));
};
const days = { start: new Date(2026, 4, 1), end: new Date(2026, 4, 3), allDay: true, summary: "Zamknięte" };
const noons = { ...days, start: new Date(2026, 4, 1, 12), end: new Date(2026, 4, 3, 12) };
const hours = { start: new Date(2026, 2, 16, 8), end: new Date(2026, 2, 16, 9), summary: "Porady", repeating: { freq: "WEEKLY", count: 3 } };
const generated = (event, settings) => {
  const calendar = icalGenerator(settings);
  calendar.createEvent(event);
  return calendar.toString();
};
show("ics, each Monday", createEvent({ title: "Porady", start: [2026, 3, 16, 8, 0], duration: { hours: 1 }, recurrenceRule: "FREQ=WEEKLY;COUNT=3" }).value);
show("ical-generator, whole day", generated(days));
show("ical-generator, whole day, timezone of the calendar", generated(days, { timezone: "Europe/Warsaw" }));
show("ical-generator, each Monday, timezone of the calendar", generated(hours, { timezone: "Europe/Warsaw" }));
show("ical-generator, each Monday, timezone of the event", generated({ ...hours, timezone: "Europe/Warsaw" }));
show("ical-generator, whole day by noon", generated(noons));
END
TZ=Europe/Warsaw node try.mjs | tee seen
diff seen - <<'END'
ics, each Monday: DTSTART:20260316T070000Z
  in Poland: 16.03.2026, 08:00 | 23.03.2026, 08:00 | 30.03.2026, 09:00
ical-generator, whole day: DTSTART;VALUE=DATE:20260430
ical-generator, whole day, timezone of the calendar: DTSTART;VALUE=DATE:20260501
ical-generator, each Monday, timezone of the calendar: DTSTART:20260316T080000
ical-generator, each Monday, timezone of the event: DTSTART;TZID=Europe/Warsaw:20260316T080000
ical-generator, whole day by noon: DTSTART;VALUE=DATE:20260501
END
