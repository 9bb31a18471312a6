import fc from "fast-check";
import ICAL from "ical.js";
import { calendarFiles } from "./calendar-files";
import { icalendar, type YearlyEntry } from "./icalendar";
import { site, siteService } from "./search-files.fixture";

const dates = new Map([["services/laki.yaml", "2026-03-01T23:30:00+02:00"]]);
/** The events of a calendar as parsed by another program (ical.js). */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

/** The first days of an event's first recurrences, and the days after their last ones. */
function seasonsOf(event: ICAL.Event | undefined, count: number) {
  const iterator = event?.iterator();
  return Array.from({ length: count }, () => {
    const next = iterator?.next();
    const { startDate, endDate } = (next && event?.getOccurrenceDetails(next)) ?? {};
    return [startDate?.toString(), endDate?.toString()];
  });
}

const filesOf = (services: ReturnType<typeof siteService>[]) =>
  calendarFiles({ ...site, services }, dates);

const fileOf = (service: Parameters<typeof siteService>[0], name = "laki.ics") =>
  filesOf([siteService(service)]).get(name) ?? "";

test("a service's best months come again each year, as whole days, and leave their owner free", () => {
  const [event] = eventsIn(fileOf({}));
  expect(event?.summary).toBe("Łąki: termin");
  expect(event?.description).toBe("Bez liści.\n\nWcześniej:\n- Oznacz granice.");
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([
    "2025-11-01",
    "2026-03-01",
  ]);
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  expect(event?.component.getFirstPropertyValue("url")).toBe("https://example.org/laki");
  const starts = seasonsOf(event, 3).map(([start]) => start);
  expect(starts).toEqual(["2025-11-01", "2026-11-01", "2027-11-01"]);
});

test.each([2026, 2027, 2028])(
  "months over the turn of the year, changed in January %i: the season goes on, and none reaches into March",
  (year) => {
    const changed = new Date(Date.UTC(year, 0, 10));
    const [event] = eventsIn(icalendar("Kalendarz", [{ ...entry("Łąki", ""), changed }]));
    const seasons = seasonsOf(event, 8);
    expect(seasons[0]?.[0]).toBe(`${year - 1}-11-01`);
    for (const [start = "", end = ""] of seasons) {
      const spring = Number(start.slice(0, 4)) + 1;
      expect([`${spring}-02-29`, `${spring}-03-01`]).toContain(end);
    }
  },
);

test("a reminder comes a month before", () => {
  const [event] = eventsIn(fileOf({}));
  const alarm = event?.component.getFirstSubcomponent("valarm");
  expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-P30D");
});

test("each best time is an entry of its own, with its own reasons", () => {
  const bestTimes = [
    { first: 4, last: 4, notes: ["maj."] },
    { first: 10, last: 3, notes: ["styczeń.", "listopad."] },
  ];
  const events = eventsIn(fileOf({ bestTimes }));
  const times = events.map(({ startDate, endDate, description }) =>
    [startDate, endDate, description.split("\n\n")[0]].join(" "),
  );
  expect(times).toEqual([
    "2026-05-01 2026-06-01 maj.",
    "2025-11-01 2026-05-01 styczeń.\nlistopad.",
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
});

test("an entry keeps its name when an earlier best time of the service goes", () => {
  const spring = { first: 4, last: 4, notes: [] };
  const autumn = { first: 8, last: 8, notes: [] };
  const uidsOf = (...bestTimes: (typeof spring)[]) =>
    eventsIn(fileOf({ bestTimes })).map(({ uid }) => uid);
  expect(uidsOf(spring, autumn)).toHaveLength(2);
  expect(uidsOf(autumn)).toEqual(uidsOf(spring, autumn).slice(1));
});

test("one file holds the entries of all services, under the same names as their own", () => {
  const files = filesOf([siteService(), siteService({ path: "/las/mulczer", title: "Mulczer" })]);
  expect([...files.keys()]).toEqual(["laki.ics", "las/mulczer.ics", "kalendarz.ics"]);
  const uids = (name: string) => eventsIn(files.get(name) ?? "").map(({ uid }) => uid);
  expect(uids("las/mulczer.ics")).toEqual(["las.mulczer.11@example.org"]);
  expect(uids("kalendarz.ics")).toEqual([...uids("laki.ics"), ...uids("las/mulczer.ics")]);
});

test("a service that goes well all year has no file, and the rest is as before", () => {
  const files = filesOf([siteService({ path: "/projekt", bestTimes: [] }), siteService()]);
  expect([...files.keys()]).toEqual(["laki.ics", "kalendarz.ics"]);
});

test("the same content makes the same file, with the date of its last change", () => {
  expect(fileOf({})).toBe(fileOf({}));
  expect(fileOf({})).toContain("DTSTAMP:20260301T213000Z\r\n");
  expect(fileOf({ file: "services/new.yaml" })).toContain("DTSTAMP:20260101T000000Z\r\n");
});

const anyText = fc
  .array(fc.constantFrom(...'aż,;:\\"\n n N„”–', "😀", "\\n", "słowo ".repeat(9)))
  .map((parts) => parts.join(""));
const entry = (summary: string, description: string): YearlyEntry => ({
  ...{ uid: "a@example.org", url: "https://example.org/a", summary, description },
  ...{ first: 10, last: 1, changed: new Date(0) },
});

test("any text is read back as it was, from lines of at most 75 octets", () => {
  fc.assert(
    fc.property(anyText, anyText, (summary, description) => {
      const text = icalendar("Kalendarz", [entry(summary, description)]);
      const [event] = eventsIn(text);
      expect([event?.summary, event?.description]).toEqual([summary, description]);
      const lines = text.split("\r\n");
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(lines.join("")).not.toMatch(/[\r\n\ufffd]/);
    }),
  );
});
