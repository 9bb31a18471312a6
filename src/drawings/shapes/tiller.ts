import type { DrawingShapes } from "../drawing";
import { clods, grains, grass, ground } from "../parts/ground";
import { chance, circle, curve, round, spread, stroke } from "../parts/lines";
import { wheel } from "../parts/machines";

const GROUND = 212;
const tyre = wheel(322, GROUND, 44);

/** The knives, bent against their turn. */
const knives = Array.from({ length: 6 }, (_, index) => {
  const turn = (index / 6) * 2 * Math.PI + 0.3;
  const at = (radius: number, more: number) => [
    214 + Math.cos(turn + more) * radius,
    202 + Math.sin(turn + more) * radius,
  ];
  return curve(...at(10, 0), ...at(32, 0.1), ...at(44, 0.2), ...at(46, 0.6));
}).join("");

/** Crumbs of loose earth behind the knives. */
const crumbs = [218, 236]
  .flatMap((y, row) =>
    spread(12 + row * 7, 160, 22).map((x, index) =>
      circle(round(x), round(y + chance(x) * 4), round(4.4 + chance(x + index) * 1.4)),
    ),
  )
  .join("");

/** A tiller on its way, seen from the side. A metre is 150 units. */
export const tiller: DrawingShapes = {
  accent: knives,
  growth: grass(374, 472, GROUND),
  soil: crumbs + grains({ left: 150, right: 190, top: 176, bottom: 204 }, { gap: 14, rowGap: 9 }),
  inner:
    tyre.inner +
    // engine with its fins and its tank
    stroke(250, 126, 250, 78, 330, 78, 334, 126) +
    stroke(262, 92, 320, 92) +
    stroke(262, 106, 320, 106) +
    curve(262, 78, 266, 58, 290, 52, 314, 58, 318, 78) +
    ground(366, 474, GROUND) +
    curve(168, 216, 180, 248, 214, 256, 248, 248, 262, GROUND) +
    clods({ left: 276, right: 474, top: 226, bottom: 266 }, { gap: 50, rowGap: 24 }),
  outer:
    tyre.outer +
    circle(214, 202, 9) +
    // frame, hood over the knives, handlebars
    stroke(214, 196, 236, 126, 348, 126, 328, 164) +
    curve(146, 188, 160, 152, 196, 138, 234, 142, 262, 168) +
    stroke(242, 130, 120, 64, 60, 46, 32, 50) +
    stroke(120, 64, 96, 74, 84, 92),
  words: [],
};
