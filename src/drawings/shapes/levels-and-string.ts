import { type DrawingShapes, wordAt } from "../drawing";
import { clods, grains, grass } from "../parts/ground";
import { curve, stroke } from "../parts/lines";

/** Ground with a hump and a hollow below a level string between two stakes. A centimetre is 1.5 units. */
export const levelsAndString: DrawingShapes = {
  accent: stroke(46, 92, 434, 92),
  growth:
    grass(8, 32, 180) +
    grass(446, 470, 180) +
    clods({ left: 20, right: 110, top: 206, bottom: 262 }, { gap: 50, rowGap: 28 }) +
    clods({ left: 384, right: 466, top: 206, bottom: 262 }, { gap: 46, rowGap: 28 }),
  soil:
    grains(
      { left: 100, right: 206, top: 142, bottom: 176 },
      { gap: 17, rowGap: 11, inset: (y) => (176 - y) * 1.1 },
    ) +
    curve(196, 130, 230, 118, 262, 126, 288, 152) +
    stroke(277, 151, 289, 154, 292, 142),
  inner:
    stroke(38, 76, 38, 204, 44, 214, 50, 204, 50, 76, 38, 76) +
    stroke(430, 76, 430, 206, 436, 216, 442, 206, 442, 76, 430, 76),
  outer: curve(
    8,
    180,
    48,
    182,
    84,
    176,
    116,
    150,
    150,
    136,
    184,
    146,
    214,
    172,
    240,
    186,
    270,
    204,
    310,
    216,
    352,
    206,
    390,
    184,
    434,
    181,
    472,
    180,
  ),
  guide: "M88 180h336",
  measure: "M150 100v30M312 100v110",
  words: [wordAt(150, 210), wordAt(312, 248), wordAt(240, 76)],
};
