/**
 * Whether a day lies in a part of the year, which may span New Year.
 * @param day `2026-11-01`
 * @param from the first day, as month and day: `10-16`
 * @param to the last day: `02-29`
 */
export function isWithin(day: string, from: string, to: string): boolean {
  const today = day.slice(5);
  return from <= to ? from <= today && today <= to : from <= today || today <= to;
}
