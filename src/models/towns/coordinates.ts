import { f } from "../../../packages/content-model";
import type { Degrees } from "../../utils/degrees";

/** Where a place in Pomerania is, in degrees (WGS 84). */
export const coordinates = {
  lat: f.degrees(
    "Szerokość geograficzna w stopniach, na przykład 54.352; mapa pokazuje od 53.9 do 55.",
    53,
    55,
  ),
  lon: f.degrees(
    "Długość geograficzna w stopniach, na przykład 18.647; mapa pokazuje od 16.9 do 19.3.",
    14,
    20,
  ),
};

/** Where a town's record says that it lies; NaN where that is missing or no number. */
export function placeOf({ lat, lon }: Record<string, unknown>): Degrees {
  return {
    lat: Number(lat),
    lon: Number(lon),
  };
}
