import { type DrawingShapes, wordFrom } from "../drawing";
import { person } from "../parts/figures";
import { grass, ground } from "../parts/ground";
import { curve, measure } from "../parts/lines";
import { trunk } from "../parts/trees";

/** A trunk beside a person, with a tape at the two heights at which it is measured. A centimetre is 1.25 units. */
export const girth: DrawingShapes = {
  accent:
    curve(202, 94, 222, 101, 246, 102, 270, 94) + curve(188, 245, 214, 254, 258, 254, 284, 245),
  growth:
    curve(222, 14, 226, 44, 220, 84) +
    curve(248, 30, 244, 56, 250, 86) +
    curve(224, 116, 220, 150, 224, 190) +
    curve(250, 124, 254, 160, 248, 206) +
    person(96, 252, 212, [84, 150]) +
    grass(12, 72, 252) +
    grass(126, 166, 252) +
    grass(310, 336, 252),
  inner: ground(8, 160, 252) + ground(312, 472, 252),
  outer: trunk(236, 252, 6, 42, 32),
  measure: measure(362, 90, 362, 252) + measure(412, 245, 412, 252),
  words: [wordFrom(376, 98), wordFrom(422, 236)],
};
