import type { DerivedType } from "../model";

const size = {
  width: { type: "Int!", description: "Width in units of the drawing." },
  height: { type: "Int!", description: "Height in units of the drawing." },
};

const point = {
  x: { type: "Int!", description: "From the left edge, in units of the drawing." },
  y: { type: "Int!", description: "From the top edge, in units of the drawing." },
};

const drawing = {
  ...size,
  land: { type: "String!", description: "SVG path of the land." },
  waters: { type: "String!", description: "SVG path of lagoons and lakes." },
  rivers: { type: "String!", description: "SVG path of wide rivers." },
  streams: { type: "String!", description: "SVG path of smaller rivers." },
};

/** GraphQL types of the drawings of draw-map.ts. */
export const mapTypes: Record<string, DerivedType> = {
  MapDrawing: { description: "Land and water as ready SVG paths.", fields: drawing },
  CoastDrawing: {
    description: "The whole coast, small.",
    fields: {
      ...drawing,
      frame: { type: "MapFrame!", description: "The part that the town map shows." },
      places: { type: "[MapPlace!]!", description: "Places that are named." },
    },
  },
  MapFrame: { description: "A rectangle in a drawing.", fields: { ...point, ...size } },
  MapPlace: {
    description: "A named place in a drawing.",
    fields: { ...point, name: { type: "String!", description: "Its name." } },
  },
};
