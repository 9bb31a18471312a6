import { type DrawingShapes, wordAt } from "../drawing";
import { clods, grass, ground } from "../parts/ground";
import { curve, stroke } from "../parts/lines";
import { crown, leaves, trunk } from "../parts/trees";

/** A fence of two rails between posts, from x to x. */
const fence = (x: number) =>
  stroke(x, 150, x, 200) + stroke(x - 9, 160, x + 9, 160) + stroke(x - 9, 178, x + 9, 178);

/** A tree whose roots reach as far as its crown, a fence there, and a digger that stays outside. A metre is 26 units. */
export const rootZone: DrawingShapes = {
  accent: curve(52, 195, 120, 194, 200, 196, 280, 194, 344, 195),
  growth:
    crown(198, 82, 136, 58, 15, 2) +
    leaves(198, 76, 128, 54, 9) +
    curve(182, 202, 150, 210, 110, 212, 60, 222) +
    curve(188, 204, 166, 222, 136, 230, 104, 240) +
    curve(206, 204, 226, 222, 256, 230, 286, 242) +
    curve(214, 202, 250, 210, 290, 212, 338, 224) +
    curve(196, 206, 194, 222, 200, 236, 196, 248) +
    grass(10, 40, 195) +
    clods({ left: 388, right: 470, top: 232, bottom: 262 }, { gap: 40, rowGap: 24 }),
  soil: curve(362, 196, 372, 216, 392, 224, 420, 224, 446, 218, 462, 196),
  inner:
    fence(52) +
    fence(344) +
    ground(8, 44, 195) +
    stroke(352, 195, 362, 195) +
    stroke(462, 195, 474, 195),
  outer:
    trunk(198, 200, 126, 17, 12) +
    stroke(474, 62, 420, 94, 408, 158) +
    curve(390, 164, 402, 154, 426, 158, 430, 166) +
    curve(390, 164, 386, 184, 396, 204, 420, 206, 430, 166) +
    stroke(390, 190, 382, 194),
  words: [wordAt(198, 272)],
};
