import type { Degrees } from "../../utils/degrees";
import { land, rivers, streams, waters } from "./outline";

/** A point in the drawing, in its units, from the top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The edges of the map in degrees. */
const west = 16.86;
const south = 53.86;
const east = 19.3;
const north = 55.05;

const width = 800;
const perLon = width / (east - west);
const perLat = perLon / Math.cos((((south + north) / 2) * Math.PI) / 180);
const height = Math.round((north - south) * perLat);

/** The map of towns: its size in units of the drawing, and its ground as SVG paths. */
export const drawing = {
  width,
  height,
  land: line(land),
  waters: waters.map(line).join(""),
  rivers: rivers.map(line).join(""),
  streams: streams.map(line).join(""),
};

/**
 * Projects a place into the drawing. Both axes are linear: over one degree of latitude, a true
 * Mercator projection would move no town by as much as its dot.
 */
export function toPoint({ lat, lon }: Degrees): Point {
  return {
    x: Math.round((lon - west) * perLon),
    y: Math.round((north - lat) * perLat),
  };
}

function line(places: readonly Degrees[]): string {
  return `M${places
    .map(toPoint)
    .map(({ x, y }) => `${x},${y}`)
    .join("L")}`;
}
