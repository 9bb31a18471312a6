import { chance, curve, ellipse, round, spread } from "./lines";

/** The line of the ground: a slow curve, never a ruler's line. */
export function ground(from: number, to: number, y: number): string {
  const step = (to - from) / 4;
  return curve(
    ...[from, y, from + step, y - 1.5, from + 2 * step, y + 0.5],
    ...[from + 3 * step, y - 2, to, y],
  );
}

/** Blades of grass on a line of the ground. */
export function grass(from: number, to: number, y: number, { gap = 9, height = 11 } = {}): string {
  return spread(from, to, gap)
    .map((x, index) => {
      const tall = height * (1 + chance(x + index) * 0.35);
      const lean = chance(x * 1.7) * 4;
      return `M${round(x)} ${y}q${round(lean * 0.2)} ${round(-tall * 0.6)} ${round(lean)} ${round(-tall)}`;
    })
    .join("");
}

/** Turf as it is sold: short blades close together. */
export const turf = (from: number, to: number, y: number) =>
  grass(from, to, y, { gap: 6, height: 8 });

/** A part of the soil: from one x to another, and from the surface down. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How much narrower a row at y is, on each side. */
type Inset = (y: number) => number;

const none: Inset = () => 0;

/** Places in rows of a box, each row shifted; `inset` takes away at both sides of a row. */
function places({ left, right, top, bottom }: Box, gap: number, rowGap: number, inset: Inset) {
  const rows = Math.max(1, Math.round((bottom - top) / rowGap));
  return Array.from({ length: rows }, (_, row) => {
    const y = top + ((row + 0.5) * (bottom - top)) / rows;
    const shift = (row % 2) * gap * 0.4;
    return spread(left + inset(y) + shift, right - inset(y), gap).map((x, index) => ({
      x,
      y: y + chance(x + row * 5 + index) * rowGap * 0.28,
      seed: x + y,
    }));
  }).flat();
}

/** Loose earth: grains, far apart. */
export const grains = (box: Box, { gap = 26, rowGap = 18, inset = none } = {}) =>
  places(box, gap, rowGap, inset)
    .map(({ x, y, seed }) => `M${round(x)} ${round(y)}l${round(2 + chance(seed))} .4`)
    .join("");

/** Sand: many dots. */
export const sand = (box: Box, { inset = none } = {}) =>
  places(box, 11, 8, inset)
    .map(({ x, y }) => `M${round(x)} ${round(y)}h.1`)
    .join("");

/** Firm ground: clods, like roofs. */
export const clods = (box: Box, { gap = 44, rowGap = 26, inset = none } = {}) =>
  places(box, gap, rowGap, inset)
    .map(({ x, y, seed }) => {
      const wide = 8 + chance(seed) * 2;
      return `M${round(x - wide)} ${round(y + 3)}l${round(wide)} -6 ${round(wide * 0.9)} 7`;
    })
    .join("");

/** Wood chips: long thin splinters, lying anyhow. */
export const chips = (box: Box, { gap = 18, rowGap = 12, inset = none } = {}) =>
  places(box, gap, rowGap, inset)
    .map(({ x, y, seed }) => {
      const turn = chance(seed) * 0.75;
      const half = 5.5 + chance(seed * 1.3) * 1.8;
      const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half];
      return `M${round(x - dx)} ${round(y - dy)}l${round(2 * dx)} ${round(2 * dy)}`;
    })
    .join("");

/** Round stones in a layer. */
export const stones = (box: Box, { gap = 17, rowGap = 11, inset = none } = {}) =>
  places(box, gap, rowGap, inset)
    .map(({ x, y, seed }) => ellipse(x, y, 5 + chance(seed) * 1.4, 3.6 + chance(seed * 2)))
    .join("");
