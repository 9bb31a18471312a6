import { type DrawingShapes, wordFrom, wordTo } from "../drawing";
import { house, person } from "../parts/figures";
import { grass, ground } from "../parts/ground";
import { circle, curve, stroke } from "../parts/lines";
import { crown, leaves, trunk } from "../parts/trees";

const home = house(300, 258, 140);

/** A tree taken down from its top beside a house: the next branch hangs on a rope. A metre is 20 units. */
export const dismantlingOverRoof: DrawingShapes = {
  accent: stroke(280, 84, 290, 110),
  growth:
    crown(386, 62, 70, 40, 11, 2) +
    leaves(386, 58, 66, 38, 6) +
    grass(246, 296, 258) +
    grass(444, 468, 258) +
    person(152, 258, 50, [22, 42]) +
    curve(20, 250, 44, 236, 78, 240, 104, 232) +
    curve(34, 254, 60, 246, 96, 250, 112, 244) +
    curve(48, 240, 52, 232, 46, 226) +
    curve(76, 240, 84, 230, 82, 224) +
    curve(70, 247, 62, 238, 64, 232),
  soil:
    curve(234, 28, 280, 40, 316, 62, 336, 82) +
    curve(228, 34, 216, 90, 196, 170, 175, 216) +
    curve(336, 82, 342, 88, 338, 98, 332, 92),
  inner:
    circle(231, 28, 7) +
    home.inner +
    ground(8, 292, 258) +
    ground(446, 472, 258) +
    curve(216, 120, 204, 114, 196, 104) +
    curve(218, 84, 206, 74, 202, 64),
  outer:
    trunk(232, 258, 36, 18, 8) +
    curve(224, 36, 232, 30, 240, 36) +
    curve(243, 110, 262, 104, 284, 97) +
    curve(246, 128, 266, 112, 288, 105) +
    curve(288, 96, 330, 86, 360, 70) +
    curve(290, 104, 336, 94, 372, 84) +
    home.outer,
  guide: "M16 258v-16M120 258v-16M16 218h104",
  words: [wordFrom(262, 142), wordTo(198, 128), wordFrom(8, 204)],
};
