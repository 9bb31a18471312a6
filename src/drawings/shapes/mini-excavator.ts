import type { DrawingShapes } from "../drawing";
import { clods, grains, grass, ground } from "../parts/ground";
import { circle, curve, stroke } from "../parts/lines";
import { track } from "../parts/machines";

const GROUND = 222;
const tracks = track(52, 208, GROUND, 48);

/** A small excavator that digs a trench, seen from the side. A metre is 80 units. */
export const miniExcavator: DrawingShapes = {
  accent: curve(376, 200, 386, 236, 358, 252, 330, 240, 326, 224),
  growth: grass(416, 472, GROUND) + grass(8, 44, GROUND),
  soil:
    curve(222, GROUND, 240, 204, 256, 198, 272, 206, 288, GROUND) +
    grains({ left: 238, right: 276, top: 204, bottom: 222 }, { gap: 13, rowGap: 8 }) +
    clods({ left: 424, right: 474, top: 232, bottom: 272 }, { gap: 40, rowGap: 22 }),
  inner:
    tracks.inner +
    ground(8, 52, GROUND) +
    ground(208, 300, GROUND) +
    ground(402, 474, GROUND) +
    curve(300, GROUND, 304, 258, 350, 266, 396, 258, 402, GROUND) +
    // window, door and the piston of the boom
    stroke(118, 60, 160, 61, 160, 104, 118, 104, 118, 60) +
    stroke(108, 154, 108, 50) +
    stroke(188, 128, 222, 86) +
    stroke(262, 76, 314, 92),
  outer:
    tracks.outer +
    // turntable, counterweight and cab
    stroke(104, 174, 108, 160, 158, 160, 162, 174) +
    stroke(102, 158, 48, 156, 44, 112, 56, 100, 102, 100) +
    stroke(102, 158, 102, 40, 174, 42, 182, 110, 188, 158, 102, 158) +
    // boom, arm and the back of the bucket
    stroke(178, 152, 214, 74, 262, 34, 322, 48) +
    stroke(192, 146, 232, 92, 268, 60, 310, 66) +
    circle(318, 60, 9) +
    stroke(326, 50, 366, 188) +
    stroke(310, 70, 346, 196) +
    stroke(326, 224, 340, 196, 376, 188, 376, 200) +
    // blade
    stroke(208, 202, 226, 202, 226, 190) +
    stroke(226, 202, 230, 220),
  words: [],
};
