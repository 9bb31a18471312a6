import type { Degrees } from "../../utils/degrees";
import { land, rivers, streams, waters } from "./outline";
import { type Corners, projectionOf } from "./projection";

/** How far a drawing extends beyond its edges, so that cut edges are not stroked. */
const MARGIN = 80;

/** The area of the towns, and the whole coast. */
const townCorners: Corners = [16.86, 53.86, 19.3, 55.05];
const coastCorners: Corners = [14.05, 53.25, 19.55, 54.95];

/** The map of towns. */
export const townMap = draw(townCorners, 800);

/** The small map of the whole coast. */
export const coastMap = draw(coastCorners, 250);

/** The frame of the map of towns in that of the coast. */
export function townFrame() {
  const [west, south, east, north] = townCorners;
  const { x, y } = coastMap.toPoint({ lon: west, lat: north });
  const end = coastMap.toPoint({ lon: east, lat: south });
  return { x, y, width: end.x - x, height: end.y - y };
}

/** A projection, and land, waters and rivers in it as SVG paths. */
function draw(corners: Corners, across: number) {
  const { width, height, toPoint } = projectionOf(corners, across);
  const within = (value: number, most: number) => Math.min(Math.max(value, -MARGIN), most + MARGIN);
  const line = (places: readonly Degrees[]) => {
    const points = places
      .map(toPoint)
      .map(({ x, y }) => `${within(x, width)},${within(y, height)}`);
    return `M${points.filter((point, index) => point !== points[index - 1]).join("L")}`;
  };
  return {
    ...{ width, height, toPoint },
    land: line(land),
    waters: waters.map(line).join(""),
    rivers: rivers.map(line).join(""),
    streams: streams.map(line).join(""),
  };
}
