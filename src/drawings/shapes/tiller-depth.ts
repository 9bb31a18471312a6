import { type DrawingShapes, wordFrom, wordTo } from "../drawing";
import { clods, grains, grass, ground } from "../parts/ground";
import { chance, circle, curve, measure, round, spread, stroke } from "../parts/lines";

/** The knives of a rotor, bent against their turn. */
const knives = Array.from({ length: 8 }, (_, index) => {
  const turn = (index / 8) * 2 * Math.PI + 0.2;
  const at = (radius: number, more: number) => [
    252 + Math.cos(turn + more) * radius,
    126 + Math.sin(turn + more) * radius,
  ];
  return curve(...at(14, 0), ...at(40, 0.1), ...at(56, 0.16), ...at(60, 0.42));
}).join("");

/** Crumbs of loose earth. */
const crumbs = [122, 138, 154, 170]
  .flatMap((y, row) =>
    spread(14 + (row % 2) * 7, 206 - row * 6, 17).map((x, index) => {
      const r = 3.4 + chance(x + index) * 1.4;
      return circle(round(x), round(y + chance(x) * 4), round(r));
    }),
  )
  .join("");

/** A rotor that leaves loose earth behind it and has firm ground before it. A centimetre is 3.2 units. */
export const tillerDepth: DrawingShapes = {
  accent: stroke(10, 188, 130, 187, 254, 188),
  growth:
    grass(318, 470, 124) +
    clods({ left: 318, right: 360, top: 136, bottom: 186 }, { gap: 40, rowGap: 24 }) +
    clods({ left: 16, right: 470, top: 206, bottom: 236 }, { gap: 50, rowGap: 28 }),
  soil: crumbs + grains({ left: 150, right: 200, top: 76, bottom: 106 }, { gap: 16, rowGap: 10 }),
  inner:
    knives +
    ground(314, 472, 124) +
    curve(10, 112, 60, 108, 120, 113, 170, 108, 206, 98) +
    curve(254, 188, 290, 184, 308, 160, 314, 124),
  outer:
    circle(252, 126, 12) +
    curve(182, 112, 190, 70, 222, 50, 252, 48, 286, 52, 312, 74, 318, 100) +
    stroke(232, 52, 120, 12, 92, 14) +
    stroke(262, 48, 276, 22, 336, 22, 336, 48, 292, 54),
  measure: measure(366, 124, 366, 188),
  words: [wordFrom(377, 163), wordFrom(14, 262), wordTo(466, 262)],
};
