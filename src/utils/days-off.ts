import { DAY } from "@typed-site/utils";

/** Days off of each year, as `12-25` (act of 18 January 1951 on days off, art. 1; Christmas Eve since 2025). */
const FIXED = "01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26".split(" ");

/** Days off by their days after Easter: Easter and its Monday, Pentecost, Corpus Christi. */
const AFTER_EASTER = [0, 1, 49, 60];

/** Whether a day, as `2026-12-25`, is one of Poland's statutory days off that may be no Sunday. */
export function isDayOff(day: string): boolean {
  const easter = easterOf(Number(day.slice(0, 4)));
  const daysAfter = Math.round((Date.parse(day) - easter) / DAY);
  return FIXED.includes(day.slice(5)) || AFTER_EASTER.includes(daysAfter);
}

/** Easter Sunday of a year, in UTC's milliseconds, by the anonymous Gregorian computus (Meeus, Astronomical Algorithms). */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction =
    century -
    Math.floor(century / 4) -
    Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + correction + 15) % 30;
  const sunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const sum = moon + sunday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}
