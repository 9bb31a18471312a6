import type { DrawingShapes } from "../drawing";
import { chips, grass, ground } from "../parts/ground";
import { circle, curve, stroke } from "../parts/lines";
import { teeth, wheel } from "../parts/machines";

const GROUND = 238;
const tyre = wheel(168, GROUND, 44);

/** A stump grinder whose toothed wheel stands on a stump, seen from the side. A metre is 130 units. */
export const stumpGrinder: DrawingShapes = {
  accent: circle(330, 172, 36),
  growth: grass(12, 110, GROUND) + grass(442, 474, GROUND),
  soil:
    chips({ left: 232, right: 292, top: 216, bottom: 238 }, { gap: 13, rowGap: 8 }) +
    chips({ left: 240, right: 282, top: 184, bottom: 204 }, { gap: 22, rowGap: 12 }),
  inner:
    tyre.inner +
    teeth(330, 172, 39, 10, 11) +
    circle(330, 172, 9) +
    stroke(112, 118, 112, 84, 188, 84, 188, 118) +
    stroke(128, 84, 130, 66, 168, 66, 172, 84) +
    stroke(124, 102, 176, 102) +
    ground(8, 124, GROUND) +
    ground(212, 300, GROUND) +
    ground(440, 474, GROUND),
  outer:
    tyre.outer +
    // body, handlebars, boom and guard
    stroke(98, 176, 92, 118, 214, 118, 226, 176) +
    stroke(94, 128, 58, 80, 26, 72) +
    stroke(212, 128, 318, 158) +
    stroke(222, 158, 312, 184) +
    curve(288, 148, 300, 118, 332, 108, 366, 120) +
    // what is left of the stump
    stroke(340, 216, 362, 208, 366, 196, 420, 196) +
    curve(420, 196, 424, 214, 432, 230, 446, 242) +
    curve(340, 216, 330, 230, 310, 242),
  words: [],
};
