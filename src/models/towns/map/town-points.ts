import { type MapPlace, townProjection } from "./draw-map";
import { type LabelSide, placeLabels } from "./place-labels";

/** A town as the map needs it. */
export interface MapTown extends MapPlace {
  path: string;
  county: string;
  labelSide?: LabelSide;
}

/**
 * Label sizes in units of the drawing. The narrow map is shown 354 to 480 px wide, the wide one
 * from 690 px: so a label's box is at least 24 px high (WCAG 2.5.8).
 */
const wideLabels = { fontSize: 16, boxHeight: 28, gap: 7 };
const narrowLabels = { fontSize: 30, boxHeight: 55, gap: 14 };

/** The most towns on the map: more dots would be one blot. */
export const MOST_POINTS = 48;

/** The larger towns get room for their names before the villages. */
const landmarks = ["Gdańsk", "Słupsk", "Wejherowo", "Tczew", "Łeba", "Sztum", "Kartuzy", "Lębork"];

/**
 * The towns on the map, in their order, each with its name for a map as wide as the page and for one as wide as a
 * phone, in larger type, so that fewer are free; neither for a town outside of the map.
 */
export function townPoints(towns: readonly MapTown[]) {
  const dots = towns
    .slice(0, MOST_POINTS)
    .map((town) => ({ ...town, ...townProjection.toPoint(town) }));
  const rank = ({ name }: MapTown) => (landmarks.includes(name) ? landmarks.indexOf(name) : 99);
  const inTurn = [...dots].sort((one, other) => rank(one) - rank(other));
  const wide = placeLabels(inTurn, { ...townProjection, ...wideLabels });
  const narrow = placeLabels(inTurn, { ...townProjection, ...narrowLabels });
  return dots.map(({ name, path, county, x, y }) => ({
    ...{ name, path, county, x, y },
    wide: wide.get(name) ?? null,
    narrow: narrow.get(name) ?? null,
  }));
}
