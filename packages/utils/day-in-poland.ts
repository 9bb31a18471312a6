const HOUR = 60 * 60 * 1000;

/**
 * A moment as clocks in Poland show it, whatever the time zone of the machine: the answer's UTC parts are Poland's.
 * Reckoned by the rule (Directive 2000/84/EC: summer time from the last Sunday of March to that of October, from
 * 01:00 UTC on), since a browser's first use of `Intl` with a time zone takes a slow phone more than a tenth of a second,
 * and a page asks before its first frame. A test compares every year with `Intl`.
 */
export function clockInPoland(moment = new Date()): Date {
  const year = moment.getUTCFullYear();
  const isSummer = moment >= lastSunday(year, 2) && moment < lastSunday(year, 9);
  return new Date(moment.getTime() + (isSummer ? 2 : 1) * HOUR);
}

/** The last Sunday of a month, 01:00 UTC. @param month from January as 0 */
function lastSunday(year: number, month: number): Date {
  const day = new Date(Date.UTC(year, month + 1, 0, 1));
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  return day;
}

/** The day that it is in Poland at a moment, as `2026-11-01`. */
export const dayInPoland = (moment = new Date()): string =>
  clockInPoland(moment).toISOString().slice(0, 10);
