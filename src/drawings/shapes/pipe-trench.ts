import { type DrawingShapes, wordAt, wordTo } from "../drawing";
import { clods, grass, ground, sand, stones } from "../parts/ground";
import { circle, curve, measure, stroke } from "../parts/lines";

/** A pipe from the house to a pit of stones, in sand and with a fall; on the right the trench cut across. A centimetre is 1.2 units. */
export const pipeTrench: DrawingShapes = {
  accent: stroke(56, 150, 170, 158, 268, 165),
  growth:
    grass(64, 330, 92, { gap: 12 }) +
    grass(364, 376, 92) +
    grass(462, 472, 92) +
    clods({ left: 70, right: 262, top: 102, bottom: 130 }, { gap: 40, rowGap: 24 }) +
    clods({ left: 386, right: 452, top: 104, bottom: 138 }, { gap: 34, rowGap: 22 }),
  soil:
    sand({ left: 58, right: 264, top: 168, bottom: 190 }) +
    sand({ left: 388, right: 450, top: 150, bottom: 212 }) +
    stones({ left: 278, right: 334, top: 152, bottom: 226 }, { gap: 17, rowGap: 12 }),
  inner:
    circle(419, 178, 15) +
    circle(419, 178, 11) +
    stroke(60, 134, 170, 142, 268, 149) +
    stroke(384, 146, 454, 145) +
    ground(56, 340, 92) +
    ground(358, 380, 92) +
    ground(458, 474, 92) +
    curve(48, 44, 49, 100, 49, 124, 50, 138, 56, 143) +
    stroke(10, 60, 24, 60, 24, 84, 10, 84),
  outer:
    stroke(38, 44, 38, 200) +
    curve(6, 26, 30, 38, 56, 46) +
    stroke(56, 194, 268, 207) +
    stroke(272, 130, 272, 234, 340, 234, 340, 94) +
    stroke(380, 92, 386, 216, 452, 216, 458, 92),
  guide: "M56 150h206",
  measure: measure(214, 150, 214, 161),
  words: [wordTo(250, 236), wordAt(419, 242), wordAt(306, 262)],
};
