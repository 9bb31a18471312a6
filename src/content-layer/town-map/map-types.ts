import type { DerivedType } from "../define-model";

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

/** GraphQL types of what draw-map.ts and place-labels.ts answer. */
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
  MapPoint: {
    description: "A town in the map of one town's page.",
    fields: {
      ...point,
      name: { type: "String!", description: "Name of the town." },
      path: { type: "String!", description: "Address of its page." },
      county: { type: "String!", description: "Its county." },
      isCurrent: { type: "Boolean!", description: "Whether the page is this town's." },
      wide: { type: "MapLabel", description: "Its label where the map is large; null: no room." },
      narrow: { type: "MapLabel", description: "Its label on a phone; null: no room." },
    },
  },
  MapLabel: {
    description: "Where a town's name stands.",
    fields: {
      ...point,
      ...size,
      textX: { type: "Int!", description: "Where the text starts or ends." },
      textY: { type: "Int!", description: "The text's baseline." },
      anchor: { type: "String!", description: "SVG text-anchor: start or end." },
      isFar: { type: "Boolean!", description: "A line leads from the dot to the text." },
    },
  },
};
