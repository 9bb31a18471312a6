import { type Coordinates, onEarth, readPair, readPlusCode } from "./read-place";

/** The parameters of a map's links that name a place, what was chosen before what the map shows. */
interface MapService {
  host: RegExp;
  /** A parameter with both numbers, or one for the latitude and one for the longitude. */
  parameters: readonly (string | readonly [latitude: string, longitude: string])[];
  /** A parameter with both numbers, the longitude first. */
  turned?: string;
}

const services: readonly MapService[] = [
  {
    host: /(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    parameters: ["q", "query", "destination", "daddr", "ll", "center"],
  },
  { host: /(?:^|\.)openstreetmap\.org$/, parameters: [["mlat", "mlon"], "to"] },
  { host: /^maps\.apple\.com$/, parameters: ["coordinate", "daddr", "q", "ll", "center"] },
  { host: /(?:^|\.)mapy\.(?:cz|com)$/, parameters: ["q", ["y", "x"]], turned: "id" },
  { host: /(?:^|\.)bing\.com$/, parameters: ["sp", "where1", "q", "cp"] },
  { host: /(?:^|\.)plus\.codes$/, parameters: [] },
];

/** Google's pins: `!3d54.352025!4d18.646638`; of several the last is the place that was chosen. */
const PINS = /!3d(-?\d{1,3}\.\d{1,20})!4d(-?\d{1,3}\.\d{1,20})/g;

/**
 * The place that the link of a known map names. Undefined for others, for the way of a route, and for short links
 * (`maps.app.goo.gl`), which only their service can resolve: this server asks nobody.
 * @param address with or without its scheme
 */
export function readMapLink(address: string): Coordinates | undefined {
  const whole = /^https?:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return undefined;
  const { hostname, pathname, hash, searchParams } = new URL(whole);
  const service = services.find(({ host }) => host.test(hostname));
  if (!service) return undefined;
  const [, latitude, longitude] = [...decoded(pathname).matchAll(PINS)].at(-1) ?? [];
  if (latitude && longitude) return onEarth(Number(latitude), Number(longitude));
  const value = (name = "") => searchParams.get(name) ?? "";
  const turned = readPair(value(service.turned));
  if (turned) return onEarth(turned.longitude, turned.latitude);
  for (const name of service.parameters) {
    const place =
      typeof name === "string"
        ? (readPair(value(name)) ?? readPlusCode(value(name)))
        : onEarth(parseFloat(value(name[0])), parseFloat(value(name[1])));
    if (place) return place;
  }
  // The first numbers of a route are where it starts.
  if (pathname.includes("/dir/")) return undefined;
  const shown = decoded(pathname + hash);
  return readPlusCode(shown) ?? readPair(shown.replaceAll("+", " "));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
