import { decimalDegrees } from "@typed-site/utils";

/** A number of degrees, with a point or a comma: `54.70`, `18,67`; no minutes. */
const DECIMAL = /(?<!°\s?|\d)-?\d{1,3}[.,]\d{1,12}/g;

/**
 * The coordinates that a map's text has: `54.70, 18.67`, `54°43'15.6"N 18°24'34.2"E` or `54°43,26' N, 18°24,57' E`.
 * @returns latitude and longitude in degrees; undefined where it has not exactly two
 */
export function coordinatesIn(text: string): [number, number] | undefined {
  const [latitude, longitude, ...more] = Array.from(
    decimalDegrees(text.slice(0, 100)).matchAll(DECIMAL),
    ([found]) => Number(Number(found.replace(",", ".")).toFixed(5)),
  );
  if (latitude === undefined || longitude === undefined || more.length > 0) return undefined;
  return [latitude, longitude];
}
