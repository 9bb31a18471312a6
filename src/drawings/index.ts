import type { DrawingShapes } from "./drawing";
import { climbingKit } from "./shapes/climbing-kit";
import { dismantlingOverRoof } from "./shapes/dismantling-over-roof";
import { fellingCuts } from "./shapes/felling-cuts";
import { fellingDistance } from "./shapes/felling-distance";
import { fencePost } from "./shapes/fence-post";
import { forestryMulcher } from "./shapes/forestry-mulcher";
import { girth } from "./shapes/girth";
import { lawnFromSeed } from "./shapes/lawn-from-seed";
import { levelsAndString } from "./shapes/levels-and-string";
import { miniExcavator } from "./shapes/mini-excavator";
import { mulching } from "./shapes/mulching";
import { pipeTrench } from "./shapes/pipe-trench";
import { quote } from "./shapes/quote";
import { rootZone } from "./shapes/root-zone";
import { slopeFromHouse } from "./shapes/slope-from-house";
import { sprinklerCircles } from "./shapes/sprinkler-circles";
import { stumpGrinder } from "./shapes/stump-grinder";
import { stumpMilling } from "./shapes/stump-milling";
import { stumpRemoval } from "./shapes/stump-removal";
import { tiller } from "./shapes/tiller";
import { tillerDepth } from "./shapes/tiller-depth";
import { treeInventory } from "./shapes/tree-inventory";
import { turfLayers } from "./shapes/turf-layers";

const DRAWINGS = {
  "climbing-kit": climbingKit,
  "dismantling-over-roof": dismantlingOverRoof,
  "felling-cuts": fellingCuts,
  "felling-distance": fellingDistance,
  "fence-post": fencePost,
  "forestry-mulcher": forestryMulcher,
  girth,
  "lawn-from-seed": lawnFromSeed,
  "levels-and-string": levelsAndString,
  "mini-excavator": miniExcavator,
  mulching,
  "pipe-trench": pipeTrench,
  quote,
  "root-zone": rootZone,
  "slope-from-house": slopeFromHouse,
  "sprinkler-circles": sprinklerCircles,
  "stump-grinder": stumpGrinder,
  "stump-milling": stumpMilling,
  "stump-removal": stumpRemoval,
  tiller,
  "tiller-depth": tillerDepth,
  "tree-inventory": treeInventory,
  "turf-layers": turfLayers,
} satisfies Record<string, DrawingShapes>;

/** The names that content gives to drawings. */
export const DRAWING_NAMES = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[];

/** The drawing of a name. @throws Error when there is none, which stops the build */
export function drawingOf(name: string): DrawingShapes {
  const known = DRAWING_NAMES.find((each) => each === name);
  if (!known) throw new Error(`There is no drawing "${name}"`);
  return DRAWINGS[known];
}
