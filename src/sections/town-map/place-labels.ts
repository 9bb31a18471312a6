import type { Point } from "./projection";

/** A town's label: the box that is its link, and the anchor of its text. */
export interface MapLabel extends Point {
  width: number;
  height: number;
  textX: number;
  textY: number;
  /** Which end of the text is at `textX` (SVG's `text-anchor`). */
  anchor: "start" | "middle" | "end";
  /** Whether it overlaps nothing. */
  isFree: boolean;
}

/** A named dot, with the side of its label if the town's file sets one: right, left, above or below. */
export interface Dot extends Point {
  name: string;
  labelSide: string | null;
}

type Box = Omit<MapLabel, "isFree">;

/** Sizes in units of the drawing. */
export interface LabelOptions {
  fontSize: number;
  /** Height of a label's box, which is its touch target. */
  boxHeight: number;
  /** From the dot's centre to the text. */
  gap: number;
  width: number;
  height: number;
}

/** Width of a letter relative to the font size; almost every letter of the sans face is narrower. */
const LETTER = 0.6;

/**
 * Places labels beside their dots, in the order of the dots, so that no box overlaps another box,
 * another dot or the frame. A label without a free side is shown only on its own town's page.
 */
export function placeLabels(dots: readonly Dot[], options: LabelOptions): Map<string, MapLabel> {
  const labels = new Map<string, MapLabel>();
  const taken: Box[] = [];
  for (const dot of dots) {
    const boxes = boxesOf(dot, options).filter((box) => isInside(box, options));
    const free = boxes.find(
      (box) =>
        !dots.some((other) => other !== dot && holds(box, other)) &&
        !taken.some((other) => overlap(box, other)),
    );
    if (free) taken.push(free);
    const box = free ?? boxes[0];
    if (box) labels.set(dot.name, { ...box, isFree: free !== undefined });
  }
  return labels;
}

/** The boxes on each side of a dot, beginning with the side that its file asks for. */
function boxesOf(dot: Dot, { fontSize, boxHeight, gap }: LabelOptions): Box[] {
  const text = Math.ceil(dot.name.length * fontSize * LETTER);
  const box = (anchor: Box["anchor"], shift: number): Box => {
    const width = anchor === "middle" ? text : text + 2 * gap;
    const toLeft = { start: gap, middle: width / 2, end: width - gap }[anchor];
    return {
      x: Math.round(dot.x - toLeft),
      y: Math.round(dot.y + shift - boxHeight / 2),
      width,
      height: boxHeight,
      textX: dot.x + { start: gap, middle: 0, end: -gap }[anchor],
      textY: Math.round(dot.y + shift + fontSize * 0.34),
      anchor,
    };
  };
  const near = boxHeight / 2 - gap / 2;
  const off = boxHeight / 2 + gap / 2;
  const sides: Record<string, Box[]> = {
    right: [0, -near, near].map((shift) => box("start", shift)),
    left: [0, -near, near].map((shift) => box("end", shift)),
    above: [box("middle", -off)],
    below: [box("middle", off)],
  };
  return [...(sides[dot.labelSide ?? ""] ?? []), ...Object.values(sides).flat()];
}

function isInside(box: Box, { width, height }: LabelOptions): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

function holds(box: Box, { x, y }: Point): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
