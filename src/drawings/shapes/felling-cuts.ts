import { type DrawingShapes, wordAt, wordFrom, wordTo } from "../drawing";
import { grass, ground } from "../parts/ground";
import { curve, ellipse, stroke } from "../parts/lines";

/** The foot of a trunk with its notch on the left, its felling cut on the right, and the hinge between. A centimetre is 2 units. */
export const fellingCuts: DrawingShapes = {
  accent: stroke(222, 152, 222, 178) + "M383 246q-3-26 1-56",
  growth:
    curve(206, 20, 208, 60, 204, 104) +
    curve(236, 12, 240, 64, 236, 128) +
    curve(262, 40, 258, 80, 262, 134) +
    curve(250, 186, 250, 204, 256, 220) +
    curve(206, 194, 206, 206, 200, 218) +
    ellipse(410, 218, 16, 13) +
    ellipse(411, 218, 29, 24) +
    grass(86, 150, 232) +
    grass(300, 352, 232),
  inner:
    ground(60, 156, 232) +
    ground(294, 360, 232) +
    stroke(286, 160, 232, 160) +
    stroke(287, 165, 232, 165) +
    curve(286, 154, 312, 150, 316, 162, 286, 168),
  outer:
    curve(178, 8, 180, 60, 178, 122) +
    curve(286, 8, 284, 80, 286, 158) +
    stroke(178, 122, 214, 166, 174, 170) +
    curve(174, 170, 172, 200, 164, 222, 142, 232) +
    curve(287, 166, 288, 200, 296, 222, 318, 232) +
    ellipse(410, 218, 44, 38),
  guide: "M160 26q-56 12-84 58",
  measure: "M222 188v60M74 70l1 16 14-8",
  words: [wordTo(164, 160), wordAt(222, 268), wordFrom(324, 164)],
};
