import { type MapPlace, townProjection } from "./draw-map";
import { type LabelSide, placeLabels } from "./place-labels";

/** The fields of a town that the map needs. */
export interface MapTown extends MapPlace {
  path: string;
  county: string;
  labelSide?: LabelSide;
}

/**
 * Label sizes in units of the drawing. The narrow map is shown 354 to 480 px wide, the wide one
 * from 690 px, so a label's box is at least 24 px high (WCAG 2.5.8).
 */
const wideLabels = { fontSize: 16, boxHeight: 28, gap: 7 };
const narrowLabels = { fontSize: 30, boxHeight: 55, gap: 14 };

/** The most towns on the map: more dots would merge into a blot. */
export const MOST_POINTS = 48;

/** Larger towns, whose labels are placed before those of villages. */
const landmarks = ["Gdańsk", "Słupsk", "Wejherowo", "Tczew", "Łeba", "Sztum", "Kartuzy", "Lębork"];

/**
 * The towns on the map in their order, each with two labels: one for a map as wide as the page, and
 * one in larger type for a phone, where fewer are free. A town outside the map has none.
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
