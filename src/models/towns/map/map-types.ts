import type { Model } from "../../../../packages/content-model";

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

/** GraphQL types of `townPoints`. */
export const pointTypes: NonNullable<Model["derivedTypes"]> = {
  MapPoint: {
    description: "A town's dot, with its name.",
    fields: {
      ...point,
      name: { type: "String!", description: "Name of the town." },
      path: { type: "String!", description: "Address of its page." },
      county: { type: "String!", description: "Its county." },
      wide: { type: "MapLabel", description: "Its name on a map as wide as the page." },
      narrow: { type: "MapLabel", description: "Its name on a map as wide as a phone." },
    },
  },
  MapLabel: {
    description: "Where a town's name stands: its link's box, and the text in it.",
    fields: {
      ...point,
      ...size,
      textX: int("Where the part of the text is that `anchor` names."),
      textY: int("The text's base line."),
      anchor: { type: "String!", description: "start, middle or end, as in SVG." },
      isFree: { type: "Boolean!", description: "Whether nothing else is there." },
    },
  },
};

/** GraphQL types of the drawings in draw-map.ts. */
export const mapTypes: NonNullable<Model["derivedTypes"]> = {
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
