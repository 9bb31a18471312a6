import { type DrawingShapes, wordAt } from "../drawing";
import { grains, ground } from "../parts/ground";
import { chance, round, spread, stroke } from "../parts/lines";

const GROUND = 176;
const WIDTH = 100;
const [SEEDS, BLADES, LAWN, CUT] = [10, 127, 244, 361] as const;

/** Blades of one age: from the ground up to a height, and their roots down to a depth. */
const blades = (left: number, height: number, depth: number, gap: number) =>
  spread(left + 4, left + WIDTH - 4, gap)
    .map((x, index) => {
      const tall = height * (1 + chance(x + index) * 0.12);
      const lean = chance(x * 1.3) * height * 0.12;
      const blade = `q${round(lean * 0.1)} ${round(-tall * 0.6)} ${round(lean)} ${round(-tall)}`;
      const root = `q2 ${depth / 2} ${round(-lean * 0.4)} ${depth}`;
      return `M${round(x)} ${GROUND}${blade}M${round(x)} ${GROUND + 4}${root}`;
    })
    .join("");

/** Grains of seed, on the ground and still falling. */
const seeds =
  spread(SEEDS + 4, SEEDS + WIDTH - 4, 11)
    .map((x, index) => `M${round(x)} ${GROUND + 5 + (index % 2) * 4}l4 ${index % 3 ? -3 : 2}`)
    .join("") +
  [70, 96, 122, 148]
    .flatMap((y, row) =>
      spread(SEEDS + 20 + row * 4, SEEDS + 60 + row * 8, 26).map(
        (x) => `M${round(x)} ${round(y + chance(x) * 8)}l3 4`,
      ),
    )
    .join("");

/** Drops of water above the first blades. */
const drops = [64, 88, 112]
  .flatMap((y, row) =>
    spread(BLADES + 8 + row * 7, BLADES + WIDTH - 8, 24).map((x) => `M${round(x)} ${y}l-2 9`),
  )
  .join("");

/** The same piece of soil four times: seeds, first blades, a thin lawn, and the first cut. A centimetre is 12 units. */
export const lawnFromSeed: DrawingShapes = {
  accent: stroke(CUT, GROUND - 70, CUT + WIDTH, GROUND - 70),
  growth: drops + blades(BLADES, 20, 12, 12) + blades(LAWN, 42, 24, 9) + blades(CUT, 112, 38, 6.5),
  soil:
    seeds +
    [SEEDS, BLADES, LAWN, CUT]
      .map((left) =>
        grains(
          { left: left + 8, right: left + 96, top: 198, bottom: 226 },
          { gap: 24, rowGap: 15 },
        ),
      )
      .join(""),
  outer: [SEEDS, BLADES, LAWN, CUT].map((left) => ground(left, left + WIDTH, GROUND)).join(""),
  words: [SEEDS, BLADES, LAWN, CUT].map((left) => wordAt(left + WIDTH / 2, 262)),
};
