import type { DrawingShapes } from "../drawing";
import { chips, grass, ground } from "../parts/ground";
import { circle, curve, stroke } from "../parts/lines";
import { teeth, track } from "../parts/machines";

const GROUND = 244;
const tracks = track(56, 276, GROUND, 62);

/** A carrier on tracks with a mulching head before it, seen from the side. A metre is 75 units. */
export const forestryMulcher: DrawingShapes = {
  accent: circle(378, 206, 26),
  growth:
    grass(300, 344, GROUND, { gap: 10, height: 18 }) +
    [424, 442, 460]
      .map((x, index) => {
        const tip = 96 + index * 14;
        return (
          curve(x, GROUND, x + 3, 190, x + 8, tip) +
          curve(x + 3, 196, x - 7, 176) +
          curve(x + 4, 172, x + 15, 152) +
          curve(x + 6, 148, x - 4, 130)
        );
      })
      .join(""),
  soil: chips({ left: 8, right: 50, top: 230, bottom: 244 }, { gap: 14, rowGap: 7 }),
  inner:
    tracks.inner +
    teeth(378, 206, 29, 8, 10) +
    // window, door and grille
    stroke(168, 68, 224, 70, 236, 122, 168, 122, 168, 68) +
    stroke(152, 172, 152, 60) +
    stroke(76, 124, 128, 124) +
    stroke(76, 138, 128, 138) +
    stroke(76, 152, 128, 152) +
    ground(8, 56, GROUND) +
    ground(282, 474, GROUND),
  outer:
    tracks.outer +
    // engine and cab
    stroke(144, 172, 62, 172, 58, 116, 70, 106, 144, 104) +
    stroke(144, 172, 144, 48, 232, 50, 254, 124, 262, 172, 144, 172) +
    // arms and the hood of the head
    stroke(232, 150, 300, 142, 340, 186) +
    stroke(250, 172, 296, 166, 330, 200) +
    curve(334, 234, 328, 196, 344, 168, 378, 160, 398, 164) +
    stroke(352, 164, 372, 122, 424, 118),
  words: [],
};
