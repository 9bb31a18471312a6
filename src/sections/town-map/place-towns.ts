import { townMap } from "./draw-map";
import { placeLabels } from "./place-labels";

/**
 * Label sizes in units of the drawing. The narrow map is shown 354 to 640 px wide, the wide one
 * from 690 px, so a label's box is at least 24 px high (WCAG 2.5.8).
 */
const labelSizes = {
  wide: { fontSize: 16, boxHeight: 28, gap: 7 },
  narrow: { fontSize: 30, boxHeight: 55, gap: 14 },
};

/** A map as wide as the page, or in larger type for a phone, where fewer labels have room. */
export type MapSize = keyof typeof labelSizes;

/** Larger towns, whose labels are placed before those of villages. */
const landmarks = ["Gdańsk", "Słupsk", "Wejherowo", "Tczew", "Łeba", "Sztum", "Kartuzy", "Lębork"];

const rank = ({ name }: { name: string }) =>
  landmarks.includes(name) ? landmarks.indexOf(name) : landmarks.length;

/** The towns' dots in their order, each with its label; a town outside the map has none. */
export function placeTowns(towns: readonly Queries.MapTownFragment[], size: MapSize) {
  const dots = towns.map((town) => ({ ...town, ...townMap.toPoint(town) }));
  const inTurn = [...dots].sort((one, other) => rank(one) - rank(other));
  const labels = placeLabels(inTurn, { ...townMap, ...labelSizes[size] });
  return dots.map((dot) => ({ ...dot, label: labels.get(dot.name) }));
}
