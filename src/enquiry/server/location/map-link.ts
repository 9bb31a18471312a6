import { type Coordinates, firstRead, onEarth } from "./coordinates";
import { readPlusCode } from "./plus-code";
import { readCoordinates } from "./written-coordinates";

type Reader = (link: URL) => Coordinates | undefined;

/** A map on the web. Where its links say several things, a pin counts before what the map shows. */
interface MapService {
  host: RegExp;
  readers: readonly Reader[];
}

const parameter = (link: URL, name: string) => link.searchParams.get(name) ?? "";

const inParameters =
  (...names: string[]): Reader =>
  (link) =>
    firstRead(names, (name) => readCoordinates(parameter(link, name)));

const inTwoParameters =
  (latitude: string, longitude: string): Reader =>
  (link) =>
    onEarth(parseFloat(parameter(link, latitude)), parseFloat(parameter(link, longitude)));

/** Where a route ends. */
const atEndOf =
  (name: string, separator: string): Reader =>
  (link) =>
    readCoordinates(parameter(link, name).split(separator).at(-1) ?? "");

const longitudeFirst =
  (read: Reader): Reader =>
  (link) => {
    const turned = read(link);
    return turned && onEarth(turned.longitude, turned.latitude);
  };

/** `!3d54.352025!4d18.646638`; of several the last is the place that was chosen. */
const googlePin: Reader = (link) => {
  const pins = decoded(link.pathname).matchAll(/!3d(-?\d{1,3}\.\d{1,20})!4d(-?\d{1,3}\.\d{1,20})/g);
  const [, latitude, longitude] = [...pins].at(-1) ?? [];
  return onEarth(Number(latitude), Number(longitude));
};

/** `/maps/place/…`, `/maps/search/…`, `/maps/@…`; of `/maps/dir/…/…` the end of the route. */
const googlePath: Reader = (link) => {
  const parts = link.pathname.split("/").map((part) => decoded(part.replaceAll("+", " ")));
  const route = parts.indexOf("dir");
  if (route === -1) return firstRead(parts, readCoordinates);
  const stops = parts.slice(route + 1).filter((part) => part && !/^(?:@|data=)/.test(part));
  return readCoordinates(stops.at(-1) ?? "");
};

const anywhere: Reader = (link) => readCoordinates(decoded(link.href));
const plusCode: Reader = (link) => readPlusCode(decoded(link.href));

const services: readonly MapService[] = [
  {
    host: /(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    readers: [
      googlePin,
      inParameters("q", "query", "destination", "daddr", "ll", "center", "viewpoint"),
      plusCode,
      googlePath,
    ],
  },
  {
    host: /(?:^|\.)(?:openstreetmap|osm)\.org$/,
    readers: [
      inTwoParameters("mlat", "mlon"),
      inParameters("to"),
      atEndOf("route", ";"),
      (link) => readCoordinates(link.hash),
      inTwoParameters("lat", "lon"),
    ],
  },
  {
    host: /^maps\.apple\.com$/,
    readers: [inParameters("coordinate", "daddr", "q", "ll", "center", "sll")],
  },
  {
    host: /(?:^|\.)mapy\.(?:cz|com)$/,
    readers: [
      longitudeFirst(inParameters("id")),
      inParameters("q"),
      inTwoParameters("y", "x"),
      longitudeFirst(inParameters("center")),
    ],
  },
  {
    host: /(?:^|\.)bing\.com$/,
    readers: [inParameters("sp"), atEndOf("rtp", "~"), inParameters("where1", "q", "cp")],
  },
  { host: /^(?:www\.)?plus\.codes$/, readers: [plusCode] },
];

/**
 * The place that the link of a map names. A link of a service that is not known is searched for
 * coordinates. Undefined if it holds none, as the short ones (`maps.app.goo.gl`), which only their
 * service can resolve: this server asks nobody.
 * @param address with or without its scheme
 */
export function readMapLink(address: string): Coordinates | undefined {
  const whole = /^https?:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return undefined;
  const link = new URL(whole);
  const known = services.find(({ host }) => host.test(link.hostname));
  return firstRead(known?.readers ?? [anywhere], (read) => read(link));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
