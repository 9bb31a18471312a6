import { type DrawingShapes, wordTo } from "../drawing";
import { person } from "../parts/figures";
import { grass, ground } from "../parts/ground";
import { stroke } from "../parts/lines";
import { spruce } from "../parts/trees";

/** A spruce, how far its tip comes when it falls, and twice as far a person. A metre is 15 units. */
export const fellingDistance: DrawingShapes = {
  accent: stroke(72, 232, 250, 231, 428, 232),
  growth: spruce(72, 196, 40, 46, 8) + grass(262, 420, 220, { gap: 15 }) + person(448, 220, 28),
  inner: ground(8, 472, 220),
  outer: stroke(72, 46, 72, 60) + "M66 196q1 14-4 24M78 196q-1 14 4 24",
  guide: "M76 42A178 178 0 0 1 250 216M98 172q58 34 150 46M98 172v40",
  measure: "M72 224v16M250 224v16M428 224v16",
  words: [wordTo(254, 262), wordTo(438, 262)],
};
