import { decimalDegrees } from "@typed-site/utils";

/** Latitude and longitude (WGS 84), in degrees; north and east are positive. */
type Coordinates = readonly [latitude: number, longitude: number];

/** All repetitions are bounded, so it takes linear time. */
const PAIR = /(?<!\d[.,]?)(-?\d{1,3}[.,]\d{1,20})°?(?: ?[,;/] ?| )(-?\d{1,3}[.,]\d{1,20})(?!\d)/;
/** `geo:54.352025,18.646638` (RFC 5870); Android writes a pin as `geo:0,0?q=54.35,18.64(Name)`. */
const GEO = /^geo:(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)(?![\d.])/i;
/** What mail programs open by themselves: the link of a map needs no second one beside it. */
const LINK = /^(?:https?:\/\/|(?:[\w-]{1,63}\.){1,5}[a-z]{2,10}\/)/i;

/**
 * Finds the latitude and longitude (`54.352025, 18.646638`) in what the form's button wrote or somebody typed: decimal
 * numbers, degrees with minutes, a `geo:` URI. Undefined for anything else, which people read or open as it was typed.
 */
export function normaliseLocation(typed: string): string | undefined {
  const words = typed
    .split(/\s+/)
    .map((word) => word.replace(/^[<("„]/, ""))
    .filter((word) => !LINK.test(word));
  let coordinates = readPair(words.filter((word) => !GEO.test(word)).join(" "));
  for (const word of words) coordinates ??= readGeoAddress(word);
  return coordinates?.map((degrees) => degrees.toFixed(6)).join(", ");
}

/** Finds the first two adjacent decimal numbers, with a point or a comma: `54.352025, 18.646638`. */
function readPair(text: string): Coordinates | undefined {
  const [found, ...numbers] = PAIR.exec(decimalDegrees(text)) ?? [];
  const [latitude, longitude] = numbers.map((number) => number.replace(",", "."));
  return found ? toCoordinates(latitude, longitude) : undefined;
}

/** Converts two numbers to a place; undefined if they are out of range. */
function toCoordinates(latitude: unknown, longitude: unknown): Coordinates | undefined {
  const coordinates = [Number(latitude), Number(longitude)] as const;
  return Math.abs(coordinates[0]) <= 90 && Math.abs(coordinates[1]) <= 180
    ? coordinates
    : undefined;
}

function readGeoAddress(address: string): Coordinates | undefined {
  const [found, latitude, longitude] = GEO.exec(address) ?? [];
  if (!found) return undefined;
  const query = new URLSearchParams(address.split("?")[1]).get("q");
  return readPair(query ?? "") ?? toCoordinates(latitude, longitude);
}
