import { DAY } from "@typed-site/utils";
import { isDayOff } from "../utils/days-off";

/** What follows from the day on which the office received a notice; days as `2026-11-30`. */
export interface NoticeDeadlines {
  /** The last day on which the office must come and look. */
  visitBy: string;
  /** Undefined until the day of the visit is known, since nothing may be felled without one. */
  afterVisit: { objectionBy: string; fellFrom: string; fellBy: string } | undefined;
}

/**
 * The deadlines of a notice of felling (ustawa o ochronie przyrody, art. 83f):
 *
 * - `visitBy`: 21 days from the receipt (ust. 6). The office's; nothing follows if it is late, and felling waits.
 * - `objectionBy`: 14 days from the visit (ust. 8). The office's; the day counts on which it posts its objection (ust. 11).
 * - `fellFrom`: the day after that; the certificate of ust. 12 allows it earlier.
 * - `fellBy`: 6 months from the visit (ust. 13). The owner's.
 *
 * They are counted by the kodeks postępowania administracyjnego, art. 57: the day of the event
 * itself does not count (§ 1), and months end on the day of the same number or on the month's last
 * (§ 3). A last day on a Saturday or a statutory day off moves to the next working day (§ 4) for the
 * office's two periods, so that nobody fells too early. It does not for the owner's: whether § 4
 * prolongs a right to fell is disputed, and the earlier day is right under both readings.
 *
 *     noticeDeadlines("2026-11-30").visitBy // "2026-12-21"
 *     noticeDeadlines("2026-11-30", "2026-12-10").afterVisit?.objectionBy // "2026-12-28", as 24 December is a day off
 *
 * Calendar days without a time zone, as `<input type="date">` gives them.
 * @param received the day on which the office received the notice, from 2025 on
 * @param visited the day on which the office came to look
 * @throws {RangeError} if one is no day, such as the empty value of a field
 */
export function noticeDeadlines(received: string, visited?: string): NoticeDeadlines {
  return {
    visitBy: workingDayFrom(daysAfter(received, 21)),
    afterVisit: visited === undefined ? undefined : afterVisit(visited),
  };
}

function afterVisit(visited: string) {
  const objectionBy = workingDayFrom(daysAfter(visited, 14));
  return { objectionBy, fellFrom: daysAfter(objectionBy, 1), fellBy: monthsAfter(visited, 6) };
}

/** A day as pages and letters write it: `30 listopada 2026`. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat("pl", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(day).getUTCDay()) && !isDayOff(day);

const workingDayFrom = (day: string): string =>
  isWorkingDay(day) ? day : workingDayFrom(daysAfter(day, 1));

const daysAfter = (day: string, days: number) => isoDay(Date.parse(day) + days * DAY);

function monthsAfter(day: string, months: number): string {
  const date = new Date(day);
  const end = (more: number, ofMonth: number) =>
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + more, ofMonth);
  return isoDay(Math.min(end(months, date.getUTCDate()), end(months + 1, 0)));
}

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
