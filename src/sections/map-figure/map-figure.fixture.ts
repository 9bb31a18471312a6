const places: [name: string, lat: number, lon: number, labelSide?: string][] = [
  ["Wejherowo", 54.606, 18.235, "above-right"],
  ["Gdańsk", 54.352, 18.647],
  ["Kosakowo", 54.59, 18.481, "below"],
  ["Puck", 54.721, 18.409],
  ["Słupsk", 54.464, 17.029],
  ["Łeba", 54.76, 17.555, "below"],
  ["Sztum", 53.921, 19.031, "left"],
  ["Bolszewo", 54.619, 18.189, "left"],
  ["Orle", 54.647, 18.163, "above"],
  ["Luzino", 54.566, 18.106],
];

/** Towns all over the map, some so close that their labels collide. */
export const mapTowns: Queries.MapTownFragment[] = places.map(
  ([name, lat, lon, labelSide = null]) => ({
    name,
    lat,
    lon,
    path: `/${name.toLowerCase()}`,
    labelSide,
  }),
);

/** A town of this name on the map. */
export function mapTown(name: string): Queries.MapTownFragment {
  const found = mapTowns.find((town) => town.name === name);
  if (!found) throw new Error(`There is no town "${name}"`);
  return found;
}

/** The texts of a map. */
export const mapTexts = {
  label: "Map: {town} and others",
  sea: "Sea",
};
