import { unescape } from "node:querystring";
import { MAP_HOST, PLACE_PARAMETERS } from "./map-links";
import { type Place, readPair, readPlusCode, toPlace } from "./read-place";

/** `geo:54.352025,18.646638` (RFC 5870); Android writes a pin as `geo:0,0?q=54.35,18.64(Name)`. */
const GEO = /^geo:(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)(?![\d.])/i;
const LINK = /^(?:geo:|https?:\/\/|(?:[\w-]{1,63}\.){1,5}[a-z]{2,10}\/)/i;
/** Google's pins: `!3d54.352025!4d18.646638`; the last one is the chosen place. */
const PINS = /!3d(-?\d{1,3}\.\d{1,20})!4d(-?\d{1,3}\.\d{1,20})/g;

/**
 * Finds the latitude and longitude (WGS 84, degrees) in what the form's button wrote or somebody typed: decimal numbers,
 * a full plus code, a `geo:` URI or a map link. Text beside a link was typed on purpose, so it is read first.
 */
export function normaliseLocation(typed: string): string | undefined {
  const words = typed.split(/\s+/).map((word) => word.replace(/^[<("„]/, ""));
  const prose = words.filter((word) => !LINK.test(word)).join(" ");
  let place = readPlusCode(prose) ?? readPair(prose);
  const links = words.filter((word) => LINK.test(word));
  for (const link of links) place ??= readGeoAddress(link) ?? readMapLink(link);
  return place?.map((degrees) => degrees.toFixed(6)).join(", ");
}

function readGeoAddress(address: string): Place | undefined {
  const [found, latitude, longitude] = GEO.exec(address) ?? [];
  if (!found) return undefined;
  const query = new URLSearchParams(address.split("?")[1]).get("q");
  return readPair(query ?? "") ?? toPlace(latitude, longitude);
}

/** The place that a link to a known map points to. */
function readMapLink(address: string): Place | undefined {
  const whole = /^https?:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return undefined;
  const { hostname, pathname, hash, searchParams } = new URL(whole);
  if (!MAP_HOST.test(hostname)) return undefined;
  const shown = unescape(pathname + hash);
  const [pin, latitude, longitude] = [...shown.matchAll(PINS)].at(-1) ?? [];
  if (pin) return toPlace(latitude, longitude);
  // Mapy's own parameter has the longitude first.
  const swapped = readPair(searchParams.get("id") ?? "");
  if (swapped) return toPlace(swapped[1], swapped[0]);
  for (const parameter of PLACE_PARAMETERS) {
    const names = parameter.split(",");
    const value = names.map((name) => searchParams.get(name) ?? "").join(", ");
    const place = readPair(value) ?? readPlusCode(value);
    if (place) return place;
  }
  // The first numbers in a route are its start.
  if (pathname.includes("/dir/")) return undefined;
  return readPlusCode(shown) ?? readPair(shown.replaceAll("+", " "));
}
