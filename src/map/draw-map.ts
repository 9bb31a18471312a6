import { geoMercator, geoPath, type GeoProjection } from "d3-geo";
import type { Geometry, Position } from "geojson";
import type { MapPoint } from "../utils/map-point";
import { land, rivers, streams, waters } from "./outline";
import { labelPlacer } from "./place-labels";

/** A place in degrees (WGS 84). */
export interface MapPlace {
  name: string;
  lat: number;
  lon: number;
}

/** A town as the map needs it. */
export interface MapTown extends MapPlace {
  path: string;
  county: string;
}

/** Ready SVG paths of one drawing. */
export interface MapDrawing {
  width: number;
  height: number;
  land: string;
  waters: string;
  rivers: string;
  streams: string;
}

type Corners = [west: number, south: number, east: number, north: number];

/** The part with the towns, and the whole coast. */
const townCorners: Corners = [16.86, 53.86, 19.3, 55.05];
const coastCorners: Corners = [14.05, 53.25, 19.55, 54.95];

const MAP_WIDTH = 800;
const INSET_WIDTH = 250;

/**
 * Label sizes in units of the drawing. The narrow map is shown 354 to 480 px wide, the wide one
 * from 690 px: so a label's box is at least 24 px high (WCAG 2.5.8).
 */
const wideLabels = { fontSize: 16, boxHeight: 28, gap: 9, reach: 4, rounds: 20 };
const narrowLabels = { fontSize: 30, boxHeight: 55, gap: 16, reach: 1, rounds: 1 };

/** The most towns on one map: more dots would be one blot. */
export const MOST_POINTS = 48;

/**
 * Makes the maps of towns: dots and labels. On one town's page this is first in line for room, and of many
 * towns the nearest are shown; where there is no current town, the first of the list. What does not depend
 * on the other towns of a map is found once for all maps.
 * @returns a function that throws when no town has the name of the current one
 */
export function townMaps(allTowns: readonly MapTown[]): (current?: string) => MapPoint[] {
  const projection = projectionOf(townCorners, MAP_WIDTH);
  const frame = { width: MAP_WIDTH, height: heightOf(projection, townCorners) };
  const dots = allTowns.map((town) => ({ ...town, ...project(projection, town) }));
  const labelsOnWide = labelPlacer(dots, { ...wideLabels, ...frame });
  const labelsOnNarrow = labelPlacer(dots, { ...narrowLabels, ...frame });
  return (current) => {
    const towns = current === undefined ? dots.slice(0, MOST_POINTS) : nearestTowns(dots, current);
    const first = current === undefined ? landmarks : [current, ...landmarks];
    const wide = labelsOnWide(towns, first);
    const narrow = labelsOnNarrow(towns, first);
    return towns.map(({ name, path, county, x, y }) => ({
      ...{ name, path, county, isCurrent: name === current, x, y },
      wide: wide.get(name) ?? null,
      narrow: narrow.get(name) ?? null,
    }));
  };
}

/** The current town and those around it, in the order of the list. */
function nearestTowns<Town extends MapPlace>(
  towns: readonly Town[],
  current: string,
): readonly Town[] {
  if (towns.length <= MOST_POINTS) return towns;
  const here = towns.find(({ name }) => name === current);
  if (!here) throw new Error(`There is no town ${current}`);
  const stretch = Math.cos((here.lat * Math.PI) / 180);
  // Squares, and numbers sorted as numbers: every town of thousands asks for this.
  const distances = Float64Array.from(
    towns,
    ({ lat, lon }) => (lat - here.lat) ** 2 + ((lon - here.lon) * stretch) ** 2,
  );
  const farthest = distances.slice().sort()[MOST_POINTS - 1] ?? Infinity;
  let room = MOST_POINTS - distances.filter((distance) => distance < farthest).length;
  return towns.filter((_, index) => {
    const distance = distances[index] ?? Infinity;
    return distance < farthest || (distance === farthest && room-- > 0);
  });
}

/** The larger towns get room for their names before the villages. */
const landmarks = ["Gdańsk", "Słupsk", "Wejherowo", "Tczew", "Łeba", "Sztum", "Kartuzy", "Lębork"];

/** The ground that the towns lie on. */
export function drawTownMap(): MapDrawing {
  return draw(townCorners, MAP_WIDTH);
}

/** The whole coast, small, with the part that the town map shows. */
export function drawCoast(places: readonly MapPlace[]) {
  const projection = projectionOf(coastCorners, INSET_WIDTH);
  const [west, south, east, north] = townCorners;
  const start = project(projection, { lon: west, lat: north });
  const end = project(projection, { lon: east, lat: south });
  return {
    ...draw(coastCorners, INSET_WIDTH),
    frame: { ...start, width: end.x - start.x, height: end.y - start.y },
    places: places.map((place) => ({ name: place.name, ...project(projection, place) })),
  };
}

function draw(corners: Corners, width: number): MapDrawing {
  const projection = projectionOf(corners, width);
  const height = heightOf(projection, corners);
  // a little beyond the frame, so that no cut edge is stroked
  projection.clipExtent([
    [-80, -80],
    [width + 80, height + 80],
  ]);
  const toPath = geoPath(projection).digits(0);
  const path = (geometry: Geometry) => toPath(geometry) ?? "";
  const lines = (coordinates: Position[][]) => path({ type: "MultiLineString", coordinates });
  return {
    ...{ width, height },
    land: path({ type: "Polygon", coordinates: [land] }),
    waters: path({ type: "MultiPolygon", coordinates: waters.map((ring) => [ring]) }),
    rivers: lines(rivers),
    streams: lines(streams),
  };
}

/** Mercator: at this size every town keeps its true direction from the next. */
function projectionOf([west, south, east, north]: Corners, width: number): GeoProjection {
  const coordinates = [
    [west, south],
    [east, north],
  ];
  return geoMercator().fitWidth(width, { type: "MultiPoint", coordinates });
}

function heightOf(projection: GeoProjection, [west, south]: Corners): number {
  return project(projection, { lon: west, lat: south }).y;
}

function project(projection: GeoProjection, { lon, lat }: { lon: number; lat: number }) {
  const [x = 0, y = 0] = projection([lon, lat]) ?? [];
  return { x: Math.round(x), y: Math.round(y) };
}
