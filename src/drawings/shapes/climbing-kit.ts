import type { DrawingShapes } from "../drawing";
import { circle, curve, ellipse, stroke } from "../parts/lines";

/** What an arborist climbs with: a helmet, a coil of rope, a carabiner and a pulley. */
export const climbingKit: DrawingShapes = {
  accent: ellipse(258, 156, 58, 84) + ellipse(262, 156, 43, 68) + ellipse(254, 158, 28, 52),
  inner:
    // ribs and strap of the helmet
    curve(56, 122, 66, 92, 86, 72) +
    curve(92, 120, 96, 92, 100, 72) +
    curve(46, 142, 54, 182, 80, 206, 104, 200) +
    curve(126, 140, 122, 176, 104, 200) +
    // gate of the carabiner with its sleeve
    stroke(346, 100, 346, 134) +
    stroke(340, 108, 352, 108, 352, 128, 340, 128, 340, 108) +
    // wheel of the pulley
    circle(422, 196, 24) +
    circle(422, 196, 7),
  outer:
    curve(26, 138, 28, 94, 56, 64, 92, 60, 130, 70, 148, 106, 148, 134) +
    stroke(22, 140, 92, 138, 180, 142, 172, 132, 148, 130) +
    // the turns that hold the coil together
    stroke(196, 118, 320, 112) +
    stroke(195, 132, 321, 126) +
    stroke(196, 146, 320, 140) +
    // carabiner
    curve(346, 100, 347, 72, 362, 58, 384, 62, 394, 84, 390, 130, 376, 158, 358, 160, 346, 134) +
    // cheeks and eye of the pulley
    curve(
      422,
      138,
      444,
      150,
      456,
      188,
      448,
      224,
      422,
      238,
      396,
      224,
      388,
      188,
      400,
      150,
      422,
      138,
    ) +
    circle(422, 156, 8),
  words: [],
};
