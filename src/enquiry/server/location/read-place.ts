import OpenLocationCode from "open-location-code-typescript";

/** A place on the earth (WGS 84), in degrees; north and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Two numbers as a place; undefined if there is no such place. */
export function onEarth(latitude: number, longitude: number): Coordinates | undefined {
  const exists = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return exists ? { latitude, longitude } : undefined;
}

/** No repetition is unbounded: it takes linear time. */
const PAIR =
  /(?<!\d[.,]?)(-?\d{1,3}[.,]\d{1,20})°?N?(?: ?[,;/~_] ?| )(-?\d{1,3}[.,]\d{1,20})(?!\d)/;

/** The first two decimal numbers that stand together, with a point or a comma: `54.352025, 18.646638`. */
export function readPair(text: string): Coordinates | undefined {
  const [, latitude, longitude] = PAIR.exec(text) ?? [];
  return latitude && longitude ? onEarth(toNumber(latitude), toNumber(longitude)) : undefined;
}

const toNumber = (text: string) => Number(text.replace(",", "."));

const PLUS_CODE = /(?<![\p{L}\d])[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{0,7}(?![\p{L}\d+])/iu;

/** The middle of the first full plus code; a short one (`9J2W+XR Gdańsk`) means nothing without a map. */
export function readPlusCode(text: string): Coordinates | undefined {
  const [code] = PLUS_CODE.exec(text) ?? [];
  if (!code || !OpenLocationCode.isFull(code)) return undefined;
  const { latitudeCenter, longitudeCenter } = OpenLocationCode.decode(code);
  return { latitude: latitudeCenter, longitude: longitudeCenter };
}
