import { f } from "gatsby-plugin-typed-content";
import type { Degrees } from "../../utils/degrees";

/** Where a place in Pomerania is, in degrees (WGS 84). */
export const coordinates = {
  lat: f.degrees(
    {
      label: "Szerokość geograficzna w stopniach",
      hint: "Na przykład 54.352. Mapa pokazuje od 53.9 do 55.",
    },
    53,
    55,
  ),
  lon: f.degrees(
    {
      label: "Długość geograficzna w stopniach",
      hint: "Na przykład 18.647. Mapa pokazuje od 16.9 do 19.3.",
    },
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
