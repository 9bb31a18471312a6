/** A town's label: the box that is its link, and where the text in it starts or ends. */
export interface MapLabel {
  /** Also contains the dot, unless it is far away. */
  x: number;
  y: number;
  width: number;
  height: number;
  textX: number;
  textY: number;
  /** The text ends at `textX`, left of the dot; otherwise it starts there. */
  isLeft: boolean;
  /** A line leads from the dot to the text. */
  isFar: boolean;
}

/** A town's dot, in units of the drawing, with its label where there is room for one. */
export interface MapPoint {
  name: string;
  /** Address of its page. */
  path: string;
  county: string;
  /** Whether this is the page's own town. */
  isCurrent: boolean;
  x: number;
  y: number;
  /** For a map as wide as the page. */
  wide: MapLabel | null;
  /** For a map as wide as a phone, in larger type, so that there are fewer. */
  narrow: MapLabel | null;
}
