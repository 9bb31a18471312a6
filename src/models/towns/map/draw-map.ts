import { land, rivers, streams, waters } from "./outline";
import { type Corners, type Degrees, type Projection, projectionOf } from "./projection";

/** A named place. */
export interface MapPlace extends Degrees {
  name: string;
}

/** The area of the towns, and the whole coast. */
const townCorners: Corners = [16.86, 53.86, 19.3, 55.05];
const coastCorners: Corners = [14.05, 53.25, 19.55, 54.95];

/** The projection of the map of towns. */
export const townProjection = projectionOf(townCorners, 800);

/** How far a drawing extends beyond its edges, so that cut edges are not stroked. */
const MARGIN = 80;

/** The background of the map of towns, as SVG paths. */
export const drawTownMap = () => draw(townProjection);

/** A small map of the whole coast, with the frame of the map of towns. */
export function drawCoast(places: readonly MapPlace[]) {
  const projection = projectionOf(coastCorners, 250);
  const [west, south, east, north] = townCorners;
  const start = projection.toPoint({ lon: west, lat: north });
  const end = projection.toPoint({ lon: east, lat: south });
  return {
    ...draw(projection),
    frame: { ...start, width: end.x - start.x, height: end.y - start.y },
    places: places.map((place) => ({ name: place.name, ...projection.toPoint(place) })),
  };
}

/** Draws land, waters and rivers as SVG paths. */
function draw({ width, height, toPoint }: Projection) {
  const within = (value: number, most: number) => Math.min(Math.max(value, -MARGIN), most + MARGIN);
  const line = (places: readonly Degrees[]) => {
    const points = places
      .map(toPoint)
      .map(({ x, y }) => `${within(x, width)},${within(y, height)}`);
    return `M${points.filter((point, index) => point !== points[index - 1]).join("L")}`;
  };
  return {
    ...{ width, height },
    land: line(land),
    waters: waters.map(line).join(""),
    rivers: rivers.map(line).join(""),
    streams: streams.map(line).join(""),
  };
}
