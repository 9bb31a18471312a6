import { type DrawingShapes, wordFrom } from "../drawing";
import { curve, ellipse, stroke } from "../parts/lines";

const rows = [84, 124, 164, 204];

/** A quote on paper with its parts. */
export const quote: DrawingShapes = {
  accent: stroke(262, 131, 372, 130),
  growth:
    stroke(262, 76, 392, 76) +
    stroke(262, 86, 366, 86) +
    stroke(262, 160, 356, 160) +
    stroke(262, 200, 380, 200),
  inner:
    ellipse(104, 40, 13, 10) +
    ellipse(104, 40, 8, 6) +
    ellipse(105, 40, 3, 2.4) +
    stroke(126, 34, 206, 34) +
    stroke(126, 45, 176, 45) +
    curve(300, 246, 312, 226, 320, 226, 318, 248, 330, 232, 340, 230, 338, 246, 352, 236, 372, 242),
  outer:
    stroke(72, 12, 388, 12, 412, 36, 412, 268, 72, 268, 72, 12) + stroke(388, 12, 388, 36, 412, 36),
  measure: rows.map((y) => `M88 ${y + 14}h308`).join(""),
  words: rows.map((y) => wordFrom(92, y)),
};
