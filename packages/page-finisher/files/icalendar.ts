/** A whole month's or several months' entry that comes again each year. */
export interface YearlyEntry {
  /** The same in every version of the file, and nowhere else in the world. */
  uid: string;
  summary: string;
  description: string;
  /** The address of a page, in full. */
  url: string;
  /** The first and the last month, counted from 0; `last` is before `first` over the turn of the year. */
  first: number;
  last: number;
  /** When the entry was last changed; it begins in this year, or over the turn of the year in the one before. */
  changed: Date;
}

/** How long before its first day a calendar reminds of an entry. */
const REMINDER = "-P30D";

/** The longest line in octets, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** A calendar as RFC 5545 writes it; what names the calendar is from RFC 7986. */
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
 * The months as one event of whole days. Each recurrence is as long in days as the first (RFC 5545, 3.8.5.3),
 * so in a leap year one that holds the end of February ends a day early.
 */
function eventLines(entry: YearlyEntry): string[] {
  const { uid, summary, description, url, first, last, changed } = entry;
  const isOverNewYear = first > last;
  // A period that has begun stays, so one over the turn of the year begins a year before.
  const start = Date.UTC(changed.getUTCFullYear() - (isOverNewYear ? 1 : 0), first);
  // As long as in years without 29 February, so that no entry reaches into the month behind it.
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
    // These months are no appointment: they leave the time free.
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

/** A value of the type TEXT (RFC 5545, 3.3.11). */
const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** A line in pieces that no reader finds too long; a letter of several octets stays whole. */
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
