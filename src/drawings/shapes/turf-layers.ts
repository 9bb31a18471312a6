import { type DrawingShapes, wordFrom } from "../drawing";
import { clods, grains, turf } from "../parts/ground";
import { curve, spread, stroke } from "../parts/lines";

const rootlets = spread(100, 302, 12)
  .map((x, index) => curve(x, 106, x + 2, 112, x - 1, 117 + (index % 3) * 3))
  .join("");

/** A roll of turf half unrolled over prepared soil, cut through. A centimetre is 4.5 units. */
export const turfLayers: DrawingShapes = {
  accent: stroke(104, 104, 306, 104),
  growth:
    turf(108, 304, 98) +
    rootlets +
    clods({ left: 24, right: 300, top: 208, bottom: 264 }, { gap: 46, rowGap: 27 }),
  soil: grains({ left: 24, right: 302, top: 128, bottom: 196 }, { gap: 20, rowGap: 13 }),
  inner:
    curve(14, 122, 80, 121, 160, 123, 240, 121, 306, 122) +
    curve(14, 201, 80, 200, 160, 202, 240, 199, 306, 201) +
    curve(
      70,
      66,
      80,
      60,
      90,
      66,
      88,
      77,
      76,
      81,
      64,
      75,
      62,
      62,
      72,
      50,
      90,
      50,
      103,
      62,
      102,
      82,
      88,
      94,
    ),
  outer:
    curve(
      306,
      98,
      200,
      99,
      140,
      98,
      92,
      104,
      66,
      102,
      48,
      88,
      43,
      66,
      52,
      46,
      72,
      34,
      96,
      36,
      114,
      50,
      118,
      72,
      112,
      92,
    ) +
    stroke(306, 98, 306, 264) +
    stroke(14, 122, 14, 264),
  measure: "M314 104h24M314 160h24M314 232h24",
  words: [wordFrom(346, 110), wordFrom(346, 156), wordFrom(346, 180), wordFrom(346, 238)],
};
