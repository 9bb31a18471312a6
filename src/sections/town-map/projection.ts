import type { Degrees } from "../../utils/degrees";

/** A point in a drawing, in its units, from the top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The edges of a drawing, in degrees. */
export type Corners = [west: number, south: number, east: number, north: number];

/**
 * Projects places into a drawing of this width. Both axes are linear: over the two degrees of
 * latitude that the maps show, a true Mercator projection would move no town by as much as its dot.
 */
export function projectionOf([west, south, east, north]: Corners, width: number) {
  const perLon = width / (east - west);
  const perLat = perLon / Math.cos((((south + north) / 2) * Math.PI) / 180);
  const toPoint = ({ lat, lon }: Degrees): Point => ({
    x: Math.round((lon - west) * perLon),
    y: Math.round((north - lat) * perLat),
  });
  return { width, height: Math.round((north - south) * perLat), toPoint };
}
