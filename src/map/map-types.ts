import type { DerivedType } from "../content/model";

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

const int = (description: string) => ({ type: "Int!", description });

/** GraphQL types of a map's towns, of `townMaps`. */
export const pointTypes: Record<string, DerivedType> = {
  MapPoint: {
    description: "A town's dot, with its name where there is room for it.",
    fields: {
      ...point,
      name: { type: "String!", description: "Name of the town." },
      path: { type: "String!", description: "Address of its page." },
      county: { type: "String!", description: "Its county." },
      isCurrent: { type: "Boolean!", description: "Whether the page is this town's." },
      wide: { type: "MapLabel", description: "Its name on a map as wide as the page." },
      narrow: { type: "MapLabel", description: "Its name on a map as wide as a phone." },
    },
  },
  MapLabel: {
    description: "Where a town's name stands: its link's box, and the text in it.",
    fields: {
      ...point,
      ...size,
      textX: int("Where the text starts or ends."),
      textY: int("The text's base line."),
      isLeft: { type: "Boolean!", description: "Whether the text ends at `textX`." },
      isFar: { type: "Boolean!", description: "Whether a line leads from the dot to the text." },
    },
  },
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
