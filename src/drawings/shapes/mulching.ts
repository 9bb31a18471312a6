import { type DrawingShapes, wordAt } from "../drawing";
import { chips, grass, ground } from "../parts/ground";
import { chance, curve } from "../parts/lines";
import { crown, leaves, trunk } from "../parts/trees";

const GROUND = 196;

/** A shrub: stems that fan out of one place, with twigs. */
const shrub = (x: number, height: number) =>
  [-0.9, 0, 0.9]
    .map((lean, index) => {
      const tall = height * (1 + chance(x + index) * 0.2);
      const tip = x + lean * 22 + chance(x * 2 + index) * 5;
      const twig = (share: number, side: number) => {
        const [from, up] = [x + (tip - x) * share, GROUND - tall * share];
        return curve(from, up, from + side * 8, up - 9);
      };
      const stem = curve(
        ...[x + lean * 3, GROUND, x + lean * 9, GROUND - tall * 0.45, tip, GROUND - tall],
      );
      return stem + twig(0.45, 1) + twig(0.6, -1) + twig(0.78, 1);
    })
    .join("");

/** The roots of a shrub, which stay. */
const roots = (x: number) =>
  [-1, 0, 1]
    .map((lean) =>
      curve(
        x + lean * 3,
        GROUND + 8,
        x + lean * 10,
        218,
        x + lean * 15,
        230 + chance(x + lean) * 4,
      ),
    )
    .join("");

/** A thicket around a tree that stays, and the same place with a layer of chips. A metre is 30 units. */
export const mulching: DrawingShapes = {
  accent: curve(254, GROUND, 290, 195, 330, 197, 364, 196) + curve(416, 196, 440, 197, 472, 195),
  growth:
    [26, 58, 92, 174, 210].map((x, index) => shrub(x, 74 + (index % 3) * 14)).join("") +
    [26, 58, 92, 174, 210, 274, 306, 340, 432, 460].map(roots).join("") +
    crown(134, 56, 58, 42, 11, 2) +
    leaves(134, 52, 54, 38, 5) +
    crown(390, 56, 58, 42, 11, 2) +
    leaves(390, 52, 54, 38, 5) +
    grass(10, 112, GROUND, { gap: 7, height: 16 }) +
    grass(156, 226, GROUND, { gap: 7, height: 16 }),
  soil:
    chips({ left: 254, right: 366, top: 172, bottom: 192 }, { gap: 15, rowGap: 7 }) +
    chips({ left: 412, right: 472, top: 172, bottom: 192 }, { gap: 15, rowGap: 7 }),
  inner: ground(8, 122, GROUND) + ground(148, 228, GROUND),
  outer: trunk(134, 200, 92, 9, 6) + trunk(390, 200, 92, 9, 6),
  words: [wordAt(118, 264), wordAt(362, 264)],
};
