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

/** The longest line in octets, without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** A calendar in the format of RFC 5545, with the properties `NAME` and `REFRESH-INTERVAL` of RFC 7986. */
export function icalendar(name: string, entries: readonly YearlyEntry[]): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(name)}//PL`,
    "CALSCALE:GREGORIAN",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P7D",
    ...entries.flatMap(eventLines),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/**
 * The months as one all-day event. Each recurrence is as many days long as the first (RFC 5545,
 * 3.8.5.3), so in a leap year one that includes the end of February ends a day early.
 */
function eventLines(entry: YearlyEntry): string[] {
  const { uid, summary, description, url, first, last, changed } = entry;
  const isOverNewYear = first > last;
  // A current season must stay in the calendar, so one that includes New Year begins a year earlier.
  const start = Date.UTC(changed.getUTCFullYear() - (isOverNewYear ? 1 : 0), first);
  // As long as in years without 29 February, so that no entry extends into the following month.
  const length = Date.UTC(isOverNewYear ? 2026 : 2025, last + 1) - Date.UTC(2025, first);
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utcTime(changed)}`,
    `DTSTART;VALUE=DATE:${utcDay(start)}`,
    `DTEND;VALUE=DATE:${utcDay(start + length)}`,
    "RRULE:FREQ=YEARLY",
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    // These months are no appointment, so they don't block the time.
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:${REMINDER}`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

/** `20261121T204507Z` (RFC 5545, 3.3.5). */
const utcTime = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, "");

/** `20261121` (RFC 5545, 3.3.4). */
const utcDay = (time: number) => utcTime(new Date(time)).slice(0, 8);

/** Escapes a value of the type TEXT (RFC 5545, 3.3.11). */
const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** Folds a long line; a character of several octets stays whole. */
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}
