import { type DrawingShapes, wordAt, wordFrom } from "../drawing";
import { clods, grass, stones } from "../parts/ground";
import { curve, stroke } from "../parts/lines";

/** From the sill of the house over terrace and lawn down to a hollow with plants. The fall is drawn five times as steep. */
export const slopeFromHouse: DrawingShapes = {
  accent: stroke(70, 118, 190, 127) + curve(196, 134, 260, 140, 330, 147, 356, 150),
  growth:
    grass(200, 356, 142, { gap: 8 }) +
    curve(388, 184, 384, 158, 374, 142) +
    curve(392, 186, 394, 154, 390, 128) +
    curve(410, 188, 410, 150, 418, 124) +
    curve(414, 188, 424, 160, 432, 146) +
    curve(402, 188, 400, 166, 404, 146) +
    clods({ left: 206, right: 344, top: 160, bottom: 204 }, { gap: 42, rowGap: 24 }),
  soil: stones({ left: 76, right: 186, top: 146, bottom: 178 }, { gap: 17, rowGap: 11 }),
  inner:
    stroke(70, 134, 192, 142, 190, 127) +
    stroke(8, 30, 8, 102, 46, 102, 46, 30) +
    stroke(38, 66, 42, 66) +
    stroke(70, 182, 192, 186),
  outer:
    stroke(62, 12, 62, 212) +
    stroke(8, 106, 72, 106) +
    curve(356, 150, 368, 156, 376, 180, 402, 190, 428, 180, 438, 158, 450, 152, 474, 152),
  guide: "M72 112h396",
  measure: "M348 116v26M128 150v66M276 168v48M402 196v20",
  words: [wordFrom(78, 98), wordAt(128, 236), wordAt(272, 236), wordAt(402, 236)],
};
