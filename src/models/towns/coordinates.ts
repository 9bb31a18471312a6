import { z } from "zod";

/** A latitude in degrees north (WGS 84). */
export const latitude = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .describe(
      "Szerokość geograficzna w stopniach, na przykład 54.352; tylko tę część Polski pokazuje mapa.",
    );

/** A longitude in degrees east (WGS 84). */
export const longitude = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .describe(
      "Długość geograficzna w stopniach, na przykład 18.647; tylko tę część Polski pokazuje mapa.",
    );
