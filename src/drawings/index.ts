import type { DrawingShapes } from "./drawing";
import { dismantlingOverRoof } from "./shapes/dismantling-over-roof";
import { stumpMilling } from "./shapes/stump-milling";
import { turfLayers } from "./shapes/turf-layers";

const DRAWINGS = {
  "dismantling-over-roof": dismantlingOverRoof,
  "stump-milling": stumpMilling,
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
