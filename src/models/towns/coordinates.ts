import { z } from "zod";

/** Where a place is, in degrees (WGS 84), within the area that the map shows. */
export const coordinates = {
  lat: z
    .number()
    .min(53)
    .max(55)
    .describe("Szerokość geograficzna w stopniach, na przykład 54.352; mapa pokazuje od 53 do 55."),
  lon: z
    .number()
    .min(14)
    .max(20)
    .describe("Długość geograficzna w stopniach, na przykład 18.647; mapa pokazuje od 14 do 20."),
};
