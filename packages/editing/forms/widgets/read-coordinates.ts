/** A number of degrees, with a point or a comma: `54.70`, `18,67`. */
const DECIMAL = /-?\d{1,3}[.,]\d{1,12}/g;

/** Degrees, minutes, seconds and side, as maps also write them: `54°43'15.6"N`. */
const SEXAGESIMAL = /(\d{1,3})°\s?(\d{1,2})['′]\s?(\d{1,2}(?:[.,]\d{1,6})?)["″]\s?([NSEW])/gi;

/**
 * The coordinates that a map's text has: `54.70, 18.67` or `54°43'15.6"N 18°24'34.2"E`.
 * @returns latitude and longitude in degrees; undefined where it has not exactly two
 */
export function coordinatesIn(text: string): [number, number] | undefined {
  const short = text.slice(0, 100);
  const sexagesimal = [...short.matchAll(SEXAGESIMAL)].map(
    ([, degrees, minutes, seconds, side]) => {
      const size = number(degrees) + number(minutes) / 60 + number(seconds) / 3600;
      return Number((/[SW]/i.test(side ?? "") ? -size : size).toFixed(5));
    },
  );
  const found = sexagesimal.length > 0 ? sexagesimal : (short.match(DECIMAL) ?? []).map(number);
  const [latitude, longitude] = found;
  if (latitude === undefined || longitude === undefined || found.length > 2) return undefined;
  return [latitude, longitude];
}

const number = (written = "") => Number(written.replace(",", "."));
