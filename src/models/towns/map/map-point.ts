/** A town's label: the box that is its link, and where the text in it starts or ends. */
export interface MapLabel {
  x: number;
  y: number;
  width: number;
  height: number;
  textX: number;
  textY: number;
  /** Which part of the text is at `textX`. */
  anchor: "start" | "middle" | "end";
  /** Nothing else is where it stands. */
  isFree: boolean;
}

/** A town's dot, in units of the drawing, with its labels. */
export interface MapPoint {
  name: string;
  /** Address of its page. */
  path: string;
  county: string;
  x: number;
  y: number;
  /** For a map as wide as the page; null outside of the map. */
  wide: MapLabel | null;
  /** For a map as wide as a phone, in larger type, so that fewer are free. */
  narrow: MapLabel | null;
}
