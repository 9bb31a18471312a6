import { readMapLink } from "./map-link";
import { onEarth, readPair, readPlusCode } from "./read-place";

/** `geo:54.352025,18.646638` (RFC 5870); Android writes a pin as `geo:0,0?q=54.35,18.64(Name)`. */
const GEO = /^geo:(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)(?![\d.])/i;
const LINK = /^(?:geo:|https?:\/\/|(?:[\w-]{1,63}\.){1,5}[a-z]{2,10}\/)/i;

/**
 * Latitude and longitude (WGS 84, degrees) of what the form's button wrote, or somebody wrote or pasted: decimal
 * numbers, a full plus code, a `geo:` address or the link of a map. What stands beside a link was written on purpose,
 * and counts first. Undefined if a text holds no place.
 */
export function normaliseLocation(typed: string): string | undefined {
  const words = typed.split(/\s+/).map((word) => word.replace(/^[<("„]/, ""));
  const prose = words.filter((word) => !LINK.test(word)).join(" ");
  const links = words.filter((word) => LINK.test(word));
  let place = readPlusCode(prose) ?? readPair(prose);
  for (const link of links) place ??= readGeoAddress(link) ?? readMapLink(link);
  return place && `${place.latitude.toFixed(6)}, ${place.longitude.toFixed(6)}`;
}

function readGeoAddress(address: string) {
  const [, latitude, longitude] = GEO.exec(address) ?? [];
  if (!latitude || !longitude) return undefined;
  const query = new URLSearchParams(address.split("?")[1]).get("q");
  return readPair(query ?? "") ?? onEarth(Number(latitude), Number(longitude));
}
