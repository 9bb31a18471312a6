import type { MapLabel } from "../utils/map-point";

interface Dot {
  name: string;
  x: number;
  y: number;
}

/** Sizes in units of the drawing. */
export interface LabelOptions {
  fontSize: number;
  /** Height of a label's box: the height of its target. */
  boxHeight: number;
  /** From the dot's centre to the text. */
  gap: number;
  width: number;
  height: number;
  /** How far off a label may stand, in steps from 0 (beside its dot) to 4. */
  reach: number;
  /** How often at most the towns that found no room may choose again, before the others. */
  rounds: number;
}

/** Wider than almost every letter of the sans face, as a part of the font size. */
const LETTER = 0.6;

/**
 * Finds the boxes in which each dot's name may stand, the same on all maps, and gives a function that places
 * the names of some dots on one map: no box lies on another, on another town's dot or outside the frame.
 * The towns in `first` choose before the others, and the very first always gets a label, if need be over a
 * dot; another town that finds no room gets none. The first new order that names no more towns is the last
 * that is tried: others bring little, and thousands of pages ask.
 */
export function labelPlacer(
  allDots: readonly Dot[],
  options: LabelOptions,
): (dots: readonly Dot[], first: readonly string[]) => Map<string, MapLabel> {
  const boxes = new Map(
    allDots.map((dot) => [dot, candidates(dot, options).filter((box) => isInside(box, options))]),
  );
  return (dots, first) => {
    const choices = dots.map((dot) => choicesFor(dot, boxes.get(dot) ?? [], dots, options));
    let best = new Map<string, MapLabel>();
    let order = [...first];
    for (let round = 0; round < options.rounds && best.size < dots.length; round++) {
      const placed = placeInOrder(choices, order);
      if (placed.size <= best.size) break;
      best = placed;
      const left = dots.filter(({ name }) => !placed.has(name)).map(({ name }) => name);
      order = [...new Set([...first.slice(0, 1), ...left, ...order])];
    }
    return best;
  };
}

/** Where a town's name may stand among other dots. */
interface Choices {
  name: string;
  /** Boxes over no other town's dot, the best first. */
  free: MapLabel[];
  /** Of all boxes the one that lies over the fewest dots. */
  leastBad: () => MapLabel | undefined;
}

function choicesFor(
  dot: Dot,
  boxes: readonly MapLabel[],
  dots: readonly Dot[],
  { boxHeight }: LabelOptions,
): Choices {
  // no candidate lies farther off
  const reach = 3 * boxHeight;
  const near = dots.filter((other) => other !== dot && Math.abs(other.y - dot.y) < reach);
  const hidden = (box: MapLabel) => near.filter((other) => holds(box, other)).length;
  return {
    name: dot.name,
    free: boxes.filter((box) => !near.some((other) => holds(box, other))),
    leastBad: () => [...boxes].sort((a, b) => hidden(a) - hidden(b))[0],
  };
}

function placeInOrder(
  choices: readonly Choices[],
  order: readonly string[],
): Map<string, MapLabel> {
  const ranks = new Map(order.map((name, index) => [name, index]));
  const rank = ({ name }: Choices) => ranks.get(name) ?? order.length;
  const placed = new Map<string, MapLabel>();
  const others: MapLabel[] = [];
  for (const { name, free, leastBad } of [...choices].sort((a, b) => rank(a) - rank(b))) {
    const box =
      free.find((candidate) => !others.some((other) => overlap(candidate, other))) ??
      (name === order[0] ? leastBad() : undefined);
    if (!box) continue;
    placed.set(name, box);
    others.push(box);
  }
  return placed;
}

/**
 * Right of the dot, left of it; level with it, then a little above and below. After these, farther
 * off, with a line that leads to the dot.
 */
function candidates(dot: Dot, { fontSize, boxHeight, gap, reach }: LabelOptions): MapLabel[] {
  const text = Math.ceil(dot.name.length * fontSize * LETTER);
  const at = (shift: number, away: number): MapLabel[] => {
    const isFar = away > gap;
    const width = text + (isFar ? gap : 2 * gap);
    const start = isFar ? dot.x + away - gap / 2 : dot.x - gap;
    const end = isFar ? dot.x - away + gap / 2 : dot.x + gap;
    // Many towns have many boxes: written out, a box takes a tenth of the time of a spread.
    const box = (left: number, textX: number, isLeft: boolean): MapLabel => ({
      x: Math.round(left),
      y: Math.round(dot.y + shift - boxHeight / 2),
      width,
      height: boxHeight,
      textX: Math.round(textX),
      textY: Math.round(dot.y + shift + fontSize * 0.34),
      isLeft,
      isFar,
    });
    return [box(start, dot.x + away, false), box(end - width, dot.x - away, true)];
  };
  const most = boxHeight / 2 - gap / 2;
  return [
    ...[0, -most / 2, most / 2, -most, most].flatMap((shift) => at(shift, gap)),
    ...[1, 1.5, 2, 2.5]
      .slice(0, reach)
      .flatMap((step) =>
        [-step, step].flatMap((sign) => at(sign * boxHeight * 0.8, 1.5 * gap * step)),
      ),
  ];
}

function isInside(box: MapLabel, { width, height }: LabelOptions): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

function holds(box: MapLabel, { x, y }: Dot): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function overlap(a: MapLabel, b: MapLabel): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
