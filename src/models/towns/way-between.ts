import type { Degrees } from "../../utils/degrees";

/** Mean radius of the Earth (IUGG), km. */
const EARTH = 6371;

/**
 * Distance and direction from one place to another as the crow flies, on a plane: over the hundred
 * kilometres between neighbours the Earth's curve is less than the rounding.
 * @returns whole kilometres, at least 1, and the direction in eighths of a turn from north,
 * clockwise
 */
export function wayBetween(from: Degrees, to: Degrees): { km: number; direction: number } {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = radians(to.lat - from.lat);
  const east = radians(to.lon - from.lon) * Math.cos(radians((from.lat + to.lat) / 2));
  const turn = Math.atan2(east, north) / (2 * Math.PI);
  const km = Math.round(Math.hypot(north, east) * EARTH);
  return { km: Math.max(1, km), direction: (Math.round(turn * 8) + 8) % 8 };
}
