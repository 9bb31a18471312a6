import ICAL from "ical.js";

/** An entry for one or several whole months that recurs each year. */
export interface YearlyEntry {
  /** Globally unique, and the same in every version of the file. */
  uid: string;
  summary: string;
  description: string;
  /** The absolute URL of a page. */
  url: string;
  /** The first and the last month, counted from 0; `last` is less than `first` if they include New Year. */
  first: number;
  last: number;
  /** When the entry was last changed; it first occurs in that year, or the year before if it includes New Year. */
  changed: Date;
}

/** How long before its first day an entry triggers a reminder. */
const REMINDER = "-P30D";

// A line may have 75 octets (RFC 5545, 3.1); ical.js does not count the space that begins a continued one.
ICAL.foldLength = 74;
// Unknown to ical.js, which would add their type.
const known = ICAL.design.defaultSet.property as Record<string, { defaultType: string }>;
known.name = known["x-wr-calname"] = { defaultType: "text" };

/** A calendar in the format of RFC 5545, with the properties `NAME` and `REFRESH-INTERVAL` of RFC 7986. */
export function icalendar(name: string, entries: readonly YearlyEntry[]): string {
  const properties = [
    text("version", "2.0"),
    text("prodid", `-//${name}//PL`),
    text("calscale", "GREGORIAN"),
    text("name", name),
    text("x-wr-calname", name),
    ["refresh-interval", {}, "duration", "P7D"],
  ];
  return ICAL.stringify(["vcalendar", properties, entries.map(event)]);
}

/** A property in jCal (RFC 7265), which ical.js escapes and folds. */
const text = (name: string, value: string) => [name, {}, "text", value];

/**
 * The months as one all-day event. Each recurrence is as many days long as the first (RFC 5545,
 * 3.8.5.3), so in a leap year one that includes the end of February ends a day early.
 */
function event(entry: YearlyEntry) {
  const { uid, summary, description, url, first, last, changed } = entry;
  const isOverNewYear = first > last;
  // A current season must stay in the calendar, so one that includes New Year begins a year earlier.
  const start = Date.UTC(changed.getUTCFullYear() - (isOverNewYear ? 1 : 0), first);
  // As long as in years without 29 February, so that no entry extends into the following month.
  const length = Date.UTC(isOverNewYear ? 2026 : 2025, last + 1) - Date.UTC(2025, first);
  const alarm = [
    text("action", "DISPLAY"),
    text("description", summary),
    ["trigger", {}, "duration", REMINDER],
  ];
  const properties = [
    text("uid", uid),
    ["dtstamp", {}, "date-time", `${changed.toISOString().slice(0, 19)}Z`],
    ["dtstart", {}, "date", utcDay(start)],
    ["dtend", {}, "date", utcDay(start + length)],
    ["rrule", {}, "recur", { freq: "YEARLY" }],
    text("summary", summary),
    text("description", description),
    ["url", {}, "uri", url],
    // These months are no appointment, so they don't block the time.
    text("transp", "TRANSPARENT"),
  ];
  return ["vevent", properties, [["valarm", alarm, []]]];
}

const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);
