import { type DrawingShapes, wordAt } from "../drawing";
import { grass, ground } from "../parts/ground";
import { circle, curve, stroke } from "../parts/lines";
import { crown, trunk } from "../parts/trees";

/** A numbered tag on a trunk, and the same number on the plan of the plot. */
export const treeInventory: DrawingShapes = {
  accent: stroke(62, 96, 108, 96, 108, 132, 62, 132, 62, 96) + crown(404, 92, 40, 38, 13, 0),
  growth:
    curve(66, 16, 70, 48, 64, 82) +
    curve(104, 20, 100, 50, 106, 84) +
    curve(72, 146, 68, 180, 74, 216) +
    curve(102, 150, 106, 176, 100, 210) +
    crown(290, 190, 34, 32, 12, 0) +
    crown(404, 196, 46, 42, 14, 0) +
    grass(10, 36, 246) +
    grass(136, 166, 246),
  inner:
    circle(85, 103, 2) +
    ground(8, 34, 246) +
    ground(140, 172, 246) +
    [circle(404, 70, 3), circle(290, 172, 3), circle(404, 172, 3)].join("") +
    stroke(230, 48, 324, 48, 324, 118, 230, 118, 230, 48) +
    stroke(230, 48, 260, 83, 294, 83, 324, 48) +
    stroke(230, 118, 260, 83) +
    stroke(294, 83, 324, 118),
  outer: trunk(85, 246, 8, 40, 33) + stroke(206, 20, 466, 14, 468, 258, 210, 262, 206, 20),
  guide: "M128 112q44-20 74-20",
  words: [wordAt(85, 126), wordAt(404, 106), wordAt(290, 204), wordAt(404, 208)],
};
