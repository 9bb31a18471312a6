import { mapTowns } from "../../../e2e/support/content/map-towns";

/** A town of this name on the map. */
export function mapTown(name: string): Queries.MapTownFragment {
  const found = mapTowns.find((town) => town.name === name);
  if (!found) throw new Error(`There is no town "${name}"`);
  return found;
}

/** The texts of a map. */
export const mapTexts = {
  heading: "On the map",
  label: "Map: {town} and others",
  note: "Note.",
  sea: "Sea",
  inset: [{ name: "Szczecin", lat: 53.43, lon: 14.55 }],
};
