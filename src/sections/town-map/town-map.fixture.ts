const drawing = { width: 800, height: 600, land: "M0 0", waters: "M1 1", rivers: "", streams: "" };
const label = {
  ...{ x: 0, y: 0, width: 90, height: 28 },
  ...{ textX: 10, textY: 20, anchor: "start" },
};

/** A town on the map. Its label on the narrow map is free only if a test says so. */
export const mapTown = (name: string, county: string, isFree = false) => ({
  ...{ name, county, path: `/${name.toLowerCase()}`, x: 5, y: 5 },
  wide: { ...label, isFree: true },
  narrow: { ...label, isFree },
});

/** The background of a map, and its texts. */
export const mapTexts = {
  map: { heading: "On the map", label: "Map: {town} and others", note: "Note.", sea: "Sea" },
  ground: drawing,
  coast: { ...drawing, frame: { x: 1, y: 1, width: 9, height: 9 }, places: [] },
};
