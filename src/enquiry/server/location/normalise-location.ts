import { firstRead } from "./coordinates";
import { readGeoAddress } from "./geo-address";
import { readMapLink } from "./map-link";
import { readPlusCode } from "./plus-code";
import { readCoordinates } from "./written-coordinates";

const GEO = /^geo:/i;
const LINK = /^(?:https?:\/\/|(?:[\w-]+\.)+[a-z]{2,}\/)/i;

/**
 * Latitude and longitude (WGS 84, degrees) of what somebody wrote or pasted: coordinates, a full plus
 * code, a `geo:` address or the link of a map. What stands beside a link was written on purpose, and
 * counts first. `54°21'7"N 18°38'47"E` → `54.351944, 18.646389`. Undefined if a text holds no place.
 */
export function normaliseLocation(typed: string): string | undefined {
  const words = typed.split(/\s+/).map((word) => word.replace(/^[<("„]+/, ""));
  const isAddress = (word: string) => GEO.test(word) || LINK.test(word);
  const prose = words.filter((word) => !isAddress(word)).join(" ");
  const place =
    readPlusCode(prose) ??
    readCoordinates(prose) ??
    firstRead(words.filter(isAddress), (word) =>
      GEO.test(word) ? readGeoAddress(word) : readMapLink(word),
    );
  return place && `${place.latitude.toFixed(6)}, ${place.longitude.toFixed(6)}`;
}
