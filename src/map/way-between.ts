import { geoDistance } from "d3-geo";
import type { MapPlace } from "./draw-map";

/** Mean radius of the Earth (IUGG), km. */
const EARTH = 6371;

/**
 * The way from one place to another as the crow flies.
 * @returns whole kilometres, at least 1, and the direction in eighths of a turn from north, clockwise
 */
export function wayBetween(from: MapPlace, to: MapPlace): { km: number; direction: number } {
  const distance = geoDistance([from.lon, from.lat], [to.lon, to.lat]) * EARTH;
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  const turn = Math.atan2(east, to.lat - from.lat) / (2 * Math.PI);
  return { km: Math.max(1, Math.round(distance)), direction: (Math.round(turn * 8) + 8) % 8 };
}
