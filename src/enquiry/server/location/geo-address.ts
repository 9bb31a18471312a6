import { type Coordinates, onEarth } from "./coordinates";
import { readCoordinates } from "./written-coordinates";

const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,20})?`;
const GEO = new RegExp(`^geo:(${NUMBER}),(${NUMBER})(?![\\d.])`, "i");
const OTHER_SYSTEM = /;crs=(?!wgs84(?![\w-]))/i;

/**
 * The place of a `geo:` address (RFC 5870). Android writes a pin as `geo:0,0?q=54.35,18.64(Name)`.
 * Undefined for another system of coordinates than WGS 84.
 */
export function readGeoAddress(address: string): Coordinates | undefined {
  const [, latitude, longitude] = GEO.exec(address) ?? [];
  if (!latitude || !longitude || OTHER_SYSTEM.test(address)) return undefined;
  const query = new URLSearchParams(address.slice(address.indexOf("?") + 1)).get("q");
  return readCoordinates(query ?? "") ?? onEarth(Number(latitude), Number(longitude));
}
