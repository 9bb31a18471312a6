import { circle, round, stroke } from "./lines";

/** A caterpillar track with its wheels; `bottom` is the ground, `left` and `right` are its ends. */
export function track(left: number, right: number, bottom: number, height: number) {
  const r = height / 2;
  const top = bottom - height;
  const bend = (x: number, from: number, to: number) =>
    `M${round(x)} ${round(from)}A${r} ${r} 0 0 1 ${round(x)} ${round(to)}`;
  const between = right - left - height;
  const rollers = [0.25, 0.5, 0.75]
    .map((share) => circle(left + r + between * share, bottom - r * 0.55, r * 0.28))
    .join("");
  return {
    outer:
      stroke(left + r, top, right - r, top) +
      bend(right - r, top, bottom) +
      stroke(right - r, bottom, left + r, bottom) +
      bend(left + r, bottom, top),
    inner:
      circle(left + r, bottom - r, r * 0.55) + circle(right - r, bottom - r, r * 0.55) + rollers,
  };
}

/** A wheel with a tyre and a hub; it stands on `bottom`. */
export const wheel = (x: number, bottom: number, r: number) => ({
  outer: circle(x, bottom - r, r),
  inner: circle(x, bottom - r, r * 0.55) + circle(x, bottom - r, r * 0.12),
});

/**
 * Teeth on the rim of a wheel, which bite towards the end of each stroke.
 * @param reach how far beyond the rim they stand, in units
 */
export const teeth = (x: number, y: number, r: number, count: number, reach: number) =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI;
    const at = (radius: number, more: number) =>
      `${round(x + Math.cos(turn + more) * radius)} ${round(y + Math.sin(turn + more) * radius)}`;
    return `M${at(r, 0)}L${at(r + reach, 0.1)} ${at(r, 0.3)}`;
  }).join("");
