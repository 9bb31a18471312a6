const places: [name: string, lat: number, lon: number, county: string, labelSide?: string][] = [
  ["Wejherowo", 54.606, 18.235, "powiat wejherowski", "above-right"],
  ["Gdańsk", 54.352, 18.647, "powiat grodzki"],
  ["Kosakowo", 54.59, 18.481, "powiat pucki", "below"],
  ["Puck", 54.721, 18.409, "powiat pucki"],
  ["Słupsk", 54.464, 17.029, "powiat grodzki"],
  ["Łeba", 54.76, 17.555, "powiat lęborski", "below"],
  ["Sztum", 53.921, 19.031, "powiat sztumski", "left"],
  ["Bolszewo", 54.619, 18.189, "powiat wejherowski", "left"],
  ["Orle", 54.647, 18.163, "powiat wejherowski", "above"],
  ["Luzino", 54.566, 18.106, "powiat wejherowski"],
];

/** Towns all over the map, some so close that their labels collide. */
export const mapTowns: Queries.MapTownFragment[] = places.map(
  ([name, lat, lon, county, labelSide = null]) => ({
    name,
    lat,
    lon,
    county,
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
