import { type DrawingShapes, wordFrom } from "../drawing";
import { grains, grass, ground, stones } from "../parts/ground";
import { curve, measure, stroke } from "../parts/lines";

/** A star of ice. */
const ice = (x: number, y: number) =>
  `M${x - 6} ${y}h12M${x - 3} ${y - 5.2}l6 10.4M${x + 3} ${y - 5.2}l-6 10.4`;

/** A fence post whose foot of concrete goes below the depth that freezes. A centimetre is 1.3 units. */
export const fencePost: DrawingShapes = {
  accent:
    curve(76, 112, 78, 170, 72, 226, 68, 242) +
    curve(68, 242, 104, 246, 144, 242) +
    curve(144, 242, 140, 226, 134, 170, 136, 112),
  growth: grass(8, 66, 106) + grass(146, 326, 106, { gap: 12 }),
  soil:
    stones({ left: 72, right: 142, top: 250, bottom: 264 }, { gap: 17, rowGap: 12 }) +
    grains({ left: 14, right: 60, top: 236, bottom: 266 }) +
    grains({ left: 158, right: 320, top: 236, bottom: 266 }),
  inner:
    ground(8, 74, 106) +
    ground(138, 336, 106) +
    [26, 50].map((y) => stroke(114, y, 330, y)).join("") +
    stroke(114, 92, 330, 92) +
    [140, 166, 192, 218, 244, 270, 296, 322].map((x) => stroke(x, 18, x, 98)).join("") +
    [ice(30, 140), ice(52, 184), ice(176, 150), ice(220, 186), ice(262, 142), ice(304, 178)].join(
      "",
    ),
  outer: stroke(98, 216, 98, 10, 114, 10, 114, 216, 98, 216),
  guide: "M8 212h56M150 212h186",
  measure: measure(352, 106, 352, 212),
  words: [wordFrom(366, 150), wordFrom(366, 176), wordFrom(346, 244)],
};
