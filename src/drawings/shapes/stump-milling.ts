import { type DrawingShapes, wordAt, wordTo } from "../drawing";
import { chips, grass, ground } from "../parts/ground";
import { curve, measure } from "../parts/lines";
import { roots, stump } from "../parts/trees";

const before = stump(116, 92, 58, 34);

/** A stump, and beside it the pit of 38 cm full of chips that milling leaves. A centimetre is 2.9 units. */
export const stumpMilling: DrawingShapes = {
  accent: curve(284, 176, 302, 196, 324, 203, 348, 204, 372, 202, 394, 194, 408, 176),
  growth:
    before.rings +
    roots(116, 104, 104, 96) +
    grass(14, 56, 92) +
    grass(178, 222, 92) +
    grass(246, 276, 92) +
    grass(420, 440, 92),
  soil:
    chips(
      { left: 288, right: 406, top: 70, bottom: 92 },
      { gap: 15, rowGap: 11, inset: (y) => (92 - y) * 2.2 },
    ) +
    chips(
      { left: 280, right: 412, top: 98, bottom: 198 },
      { gap: 17, rowGap: 12, inset: (y) => ((y - 98) / 100) ** 2 * 34 + 5 },
    ),
  inner: ground(8, 60, 92) + ground(172, 224, 92) + ground(244, 276, 92) + ground(418, 472, 92),
  outer:
    before.outer +
    curve(276, 92, 277, 120, 279, 150, 284, 176) +
    curve(418, 92, 416, 120, 413, 150, 408, 176),
  measure: measure(452, 92, 452, 203),
  words: [wordTo(442, 236), wordAt(116, 262), wordAt(346, 262)],
};
