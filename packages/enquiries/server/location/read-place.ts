import OpenLocationCode from "open-location-code-typescript";

/** Latitude and longitude (WGS 84), in degrees; north and east are positive. */
export type Place = readonly [latitude: number, longitude: number];

/** Converts two numbers to a place; undefined if they are out of range. */
export function toPlace(latitude: unknown, longitude: unknown): Place | undefined {
  const place = [Number(latitude), Number(longitude)] as const;
  return Math.abs(place[0]) <= 90 && Math.abs(place[1]) <= 180 ? place : undefined;
}

/** All repetitions are bounded, so it takes linear time. */
const PAIR = /(?<!\d[.,]?)(-?\d{1,3}[.,]\d{1,20})°?N?(?: ?[,;/] ?| )(-?\d{1,3}[.,]\d{1,20})(?!\d)/;

/** Finds the first two adjacent decimal numbers, with a point or a comma: `54.352025, 18.646638`. */
export function readPair(text: string): Place | undefined {
  const [found, ...numbers] = PAIR.exec(text) ?? [];
  const [latitude, longitude] = numbers.map((number) => number.replace(",", "."));
  return found ? toPlace(latitude, longitude) : undefined;
}

const PLUS_CODE = /(?<![\p{L}\d])[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{0,7}(?![\p{L}\d+])/iu;

/** Finds the centre of the first full plus code; a short one (`9J2W+XR Gdańsk`) needs a map. */
export function readPlusCode(text: string): Place | undefined {
  const [code] = PLUS_CODE.exec(text) ?? [];
  if (!code || !OpenLocationCode.isFull(code)) return undefined;
  const { latitudeCenter, longitudeCenter } = OpenLocationCode.decode(code);
  return [latitudeCenter, longitudeCenter];
}
