import { type DrawingShapes, wordAt, wordFrom } from "../drawing";
import { house, person } from "../parts/figures";
import { grass, ground } from "../parts/ground";
import { circle, curve, stroke } from "../parts/lines";
import { crown, leaves, trunk } from "../parts/trees";

const home = house(318, 262, 116);

/** A tree taken down from its top beside a house: a cut branch hangs on a rope. A metre is 22 units. */
export const dismantlingOverRoof: DrawingShapes = {
  accent: stroke(262, 84, 272, 108),
  growth:
    crown(168, 46, 50, 36, 9, 2) +
    leaves(166, 44, 48, 34, 5) +
    crown(110, 104, 44, 32, 8, 2) +
    leaves(106, 102, 40, 28, 4) +
    crown(72, 190, 34, 24, 8, 2) +
    leaves(70, 188, 30, 20, 3) +
    grass(250, 312, 262) +
    person(176, 262, 44, [-22, 34]),
  soil:
    curve(204, 88, 180, 96, 128, 124, 96, 150, 78, 168) +
    curve(204, 90, 200, 140, 190, 200, 160, 228),
  inner:
    circle(206, 84, 6) +
    home.inner +
    stroke(76, 168, 70, 214) +
    ground(8, 312, 262) +
    ground(436, 472, 262),
  outer:
    trunk(218, 262, 70, 18, 9) +
    curve(209, 80, 196, 66, 184, 58) +
    curve(206, 130, 180, 124, 150, 122) +
    curve(227, 112, 244, 100, 262, 96) +
    home.outer,
  guide: "M22 262v-16h118v16",
  words: [wordFrom(282, 92), wordAt(60, 150), wordAt(82, 240)],
};
