const places: [name: string, lat: number, lon: number, county: string][] = [
  ["Wejherowo", 54.606, 18.235, "powiat wejherowski"],
  ["Kartuzy", 54.334, 18.197, "powiat kartuski"],
  ["Chmielno", 54.326, 18.101, "powiat kartuski"],
  ["Przodkowo", 54.381, 18.288, "powiat kartuski"],
  ["Sierakowice", 54.346, 17.892, "powiat kartuski"],
  ["Somonino", 54.277, 18.199, "powiat kartuski"],
  ["Stężyca", 54.205, 17.952, "powiat kartuski"],
  ["Sulęczyno", 54.233, 17.776, "powiat kartuski"],
  ["Gdańsk", 54.352, 18.647, "powiat grodzki"],
  ["Kosakowo", 54.59, 18.481, "powiat pucki"],
  ["Krokowa", 54.779, 18.167, "powiat pucki"],
  ["Puck", 54.721, 18.409, "powiat pucki"],
  ["Lębork", 54.539, 17.75, "powiat lęborski"],
  ["Słupsk", 54.464, 17.029, "powiat grodzki"],
  ["Tczew", 54.092, 18.778, "powiat tczewski"],
  ["Pruszcz Gdański", 54.262, 18.636, "powiat gdański"],
  ["Przywidz", 54.195, 18.323, "powiat gdański"],
  ["Żukowo", 54.344, 18.364, "powiat kartuski"],
  ["Łeba", 54.76, 17.555, "powiat lęborski"],
  ["Władysławowo", 54.791, 18.403, "powiat pucki"],
  ["Skarszewy", 54.07, 18.444, "powiat starogardzki"],
  ["Sztum", 53.921, 19.031, "powiat sztumski"],
  ["Bolszewo", 54.619, 18.189, "powiat wejherowski"],
  ["Orle", 54.647, 18.163, "powiat wejherowski"],
  ["Luzino", 54.566, 18.106, "powiat wejherowski"],
];

/** Towns all over the map, some so close that their labels collide. */
export const mapTowns: Queries.MapTownFragment[] = places.map(([name, lat, lon, county]) => ({
  ...{ name, lat, lon, county },
  path: `/${name.toLowerCase()}`,
  labelSide: null,
}));
