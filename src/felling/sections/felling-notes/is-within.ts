/**
 * Whether a day lies in a part of the year, which may span New Year.
 * @param from the first day, as month and day: `10-16`
 * @param to the last day: `02-29`
 */
export function isWithin(day: Date, from: string, to: string): boolean {
  const pad = (number: number) => String(number).padStart(2, "0");
  const today = `${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
  return from <= to ? from <= today && today <= to : from <= today || today <= to;
}
