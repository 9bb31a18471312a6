import { land, rivers, streams, waters } from "./outline";
import { type Corners, type Degrees, type Projection, projectionOf } from "./projection";

/** A named place. */
export interface MapPlace extends Degrees {
  name: string;
}

/** The part with the towns, and the whole coast. */
const townCorners: Corners = [16.86, 53.86, 19.3, 55.05];
const coastCorners: Corners = [14.05, 53.25, 19.55, 54.95];

/** Where the towns lie. */
export const townProjection = projectionOf(townCorners, 800);

/** So far beyond its edges a drawing goes on, so that no cut edge is stroked. */
const MARGIN = 80;

/** The ground that the towns lie on. */
export const drawTownMap = () => draw(townProjection);

/** The whole coast, small, with the part that the town map shows. */
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

/** Ready SVG paths. */
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
