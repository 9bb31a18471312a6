import { unescape } from "node:querystring";
import { decimalDegrees } from "@typed-site/utils";

/** Latitude and longitude (WGS 84), in degrees; north and east are positive. */
type Place = readonly [latitude: number, longitude: number];

/** All repetitions are bounded, so it takes linear time. */
const PAIR = /(?<!\d[.,]?)(-?\d{1,3}[.,]\d{1,20})°?N?(?: ?[,;/] ?| )(-?\d{1,3}[.,]\d{1,20})(?!\d)/;
/** `geo:54.352025,18.646638` (RFC 5870); Android writes a pin as `geo:0,0?q=54.35,18.64(Name)`. */
const GEO = /^geo:(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)(?![\d.])/i;
const LINK = /^(?:geo:|https?:\/\/|(?:[\w-]{1,63}\.){1,5}[a-z]{2,10}\/)/i;
/** The maps whose links people send. Short links only their service can resolve: this server makes no requests. */
const MAP_HOST =
  /(?:^|\.)(?:google\.[a-z]{2,3}(?:\.[a-z]{2})?|openstreetmap\.org|mapy\.(?:cz|com)|maps\.apple\.com)$/;
/** Google's pins: `!3d54.352025!4d18.646638`; the last one is the chosen place. */
const PINS = /!3d(-?\d{1,3}\.\d{1,20})!4d(-?\d{1,3}\.\d{1,20})/g;
/** Query parameters with a latitude and longitude, alone or one each: a chosen place before what the map shows. */
const PLACE_PARAMETERS = "coordinate destination daddr q query mlat,mlon to ll center y,x".split(
  " ",
);

/**
 * Finds the latitude and longitude (`54.352025, 18.646638`) in what the form's button wrote or
 * somebody typed: decimal numbers, degrees with minutes, a `geo:` URI or a map link. Text beside a link was typed on
 * purpose, so it is read first. Undefined for anything else, which people read as it was typed.
 */
export function normaliseLocation(typed: string): string | undefined {
  const words = typed.split(/\s+/).map((word) => word.replace(/^[<("„]/, ""));
  let place = readPair(words.filter((word) => !LINK.test(word)).join(" "));
  const links = words.filter((word) => LINK.test(word));
  for (const link of links) place ??= readGeoAddress(link) ?? readMapLink(link);
  return place?.map((degrees) => degrees.toFixed(6)).join(", ");
}

/** Finds the first two adjacent decimal numbers, with a point or a comma: `54.352025, 18.646638`. */
function readPair(text: string): Place | undefined {
  const [found, ...numbers] = PAIR.exec(decimalDegrees(text)) ?? [];
  const [latitude, longitude] = numbers.map((number) => number.replace(",", "."));
  return found ? toPlace(latitude, longitude) : undefined;
}

/** Converts two numbers to a place; undefined if they are out of range. */
function toPlace(latitude: unknown, longitude: unknown): Place | undefined {
  const place = [Number(latitude), Number(longitude)] as const;
  return Math.abs(place[0]) <= 90 && Math.abs(place[1]) <= 180 ? place : undefined;
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
    const values = parameter.split(",").map((name) => searchParams.get(name) ?? "");
    const place = readPair(values.join(", "));
    if (place) return place;
  }
  // The first numbers in a route are its start.
  return pathname.includes("/dir/") ? undefined : readPair(shown.replaceAll("+", " "));
}
