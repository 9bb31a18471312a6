import { type DrawingShapes, wordAt } from "../drawing";
import { chips, grains, grass, ground } from "../parts/ground";
import { curve, ellipse, stroke } from "../parts/lines";

/** A stump pulled out of a wide pit, and one milled away in the lawn, its side roots left. A centimetre is 1 unit. */
export const stumpRemoval: DrawingShapes = {
  accent:
    curve(40, 168, 56, 206, 90, 226, 126, 228, 162, 222, 190, 200, 202, 168) +
    curve(322, 166, 336, 182, 360, 186, 384, 181, 394, 166),
  growth:
    ellipse(122, 52, 10, 3) +
    ellipse(121, 52, 20, 6) +
    curve(96, 88, 70, 96, 52, 114, 40, 142) +
    curve(102, 96, 84, 116, 78, 138, 70, 166) +
    curve(114, 100, 110, 126, 112, 150, 104, 184) +
    curve(130, 100, 138, 130, 136, 156, 144, 182) +
    curve(144, 96, 162, 118, 168, 140, 180, 160) +
    curve(150, 88, 178, 98, 196, 112, 208, 134) +
    curve(322, 158, 300, 172, 286, 176, 262, 192) +
    curve(330, 180, 316, 200, 300, 212, 292, 232) +
    curve(358, 190, 356, 208, 362, 222, 358, 240) +
    curve(388, 182, 404, 200, 416, 210, 426, 230) +
    curve(396, 158, 418, 170, 434, 178, 458, 190) +
    grass(254, 314, 148) +
    grass(404, 466, 148),
  soil:
    chips(
      { left: 322, right: 394, top: 132, bottom: 148 },
      { gap: 15, rowGap: 9, inset: (y) => (150 - y) * 1.4 },
    ) +
    chips(
      { left: 320, right: 396, top: 152, bottom: 182 },
      { gap: 15, rowGap: 10, inset: (y) => (y - 150) * 0.4 },
    ) +
    grains({ left: 70, right: 176, top: 186, bottom: 214 }, { gap: 20, rowGap: 14 }) +
    stroke(122, 8, 122, 34) +
    curve(94, 70, 108, 78, 136, 78, 152, 70) +
    curve(94, 70, 98, 46, 122, 34, 146, 46, 152, 70),
  inner: ground(8, 34, 148) + ground(208, 232, 148) + ground(248, 318, 148) + ground(398, 472, 148),
  outer:
    ellipse(122, 52, 28, 8) +
    curve(94, 52, 94, 70, 92, 80, 80, 92) +
    curve(150, 52, 150, 70, 154, 80, 166, 92) +
    curve(34, 148, 36, 160, 40, 168) +
    curve(208, 148, 206, 160, 202, 168) +
    curve(318, 148, 318, 158, 322, 166) +
    curve(398, 148, 398, 158, 394, 166),
  words: [wordAt(121, 268), wordAt(358, 268)],
};
