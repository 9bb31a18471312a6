import { chance, curve, ellipse, round } from "./lines";

/** The two sides of a trunk with its roots' flare; `foot` is its radius at the ground, `head` at its upper end. */
export const trunk = (x: number, bottom: number, top: number, foot: number, head = foot * 0.7) =>
  [-1, 1]
    .map((side) =>
      curve(
        ...[x + side * head, top, x + side * (head + 0.6), (top * 2 + bottom) / 3],
        ...[
          x + side * foot * 0.94,
          (top + bottom * 4) / 5,
          x + side * foot * 1.1,
          bottom - foot * 0.5,
        ],
        ...[x + side * foot * 1.9, bottom],
      ),
    )
    .join("");

/**
 * The outline of a leafy crown: bows from knot to knot of an ellipse, of different sizes.
 * @param gap the part of the outline, in bows, that is left open around the lowest point, where the trunk is
 */
export function crown(x: number, y: number, rx: number, ry: number, bows = 11, gap = 1): string {
  const knot = (index: number) => {
    const turn = Math.PI / 2 + ((index + gap / 2) / bows) * 2 * Math.PI;
    const reach = 1 + chance(index + x) * 0.07;
    return { x: x + Math.cos(turn) * rx * reach, y: y + Math.sin(turn) * ry * reach };
  };
  let from = knot(0);
  const parts = Array.from({ length: bows - gap }, (_, index) => {
    const to = knot(index + 1);
    const radius = Math.hypot(to.x - from.x, to.y - from.y) * (0.56 + chance(index * 2 + y) * 0.05);
    from = to;
    return `A${round(radius)} ${round(radius)} 0 0 1 ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(knot(0).x)} ${round(knot(0).y)}${parts.join("")}`;
}

/** Bows inside a crown, for the leaves in front. */
export const leaves = (x: number, y: number, rx: number, ry: number, count = 6) =>
  Array.from({ length: count }, (_, index) => {
    const turn = index * 2.4;
    const reach = 0.25 + 0.4 * Math.sqrt((index + 0.5) / count);
    const [cx, cy] = [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach];
    const wide = Math.min(rx, ry) * 0.2;
    return `M${round(cx - wide)} ${round(cy)}q${round(wide)} ${round(-wide)} ${round(2 * wide)} ${round(chance(index) * 3)}`;
  }).join("");

/** A spruce: tiers of boughs that hang and lift their tips, on both sides of the tip at `top`. */
export function spruce(x: number, bottom: number, top: number, half: number, tiers = 7): string {
  const side = (sign: number) =>
    Array.from({ length: tiers }, (_, index) => {
      const share = (index + 1) / tiers;
      const y = top + (bottom - top) * share;
      const reach = half * (0.16 + 0.84 * share) * (1 + chance(index * 3 + sign + x) * 0.08);
      const next = half * share * 0.42;
      const last = index === tiers - 1;
      return `q${round((sign * reach) / 3)} ${round(((bottom - top) / tiers) * 0.75)} ${round(sign * (reach - (index ? half * (index / tiers) * 0.42 : 0)))} ${round(y - (index ? top + ((bottom - top) * index) / tiers : top))}${last ? "" : `q${round(-sign * reach * 0.3)} -1 ${round(-sign * (reach - next))} 0`}`;
    }).join("");
  return [-1, 1].map((sign) => `M${round(x)} ${round(top)}${side(sign)}`).join("");
}

/** A stump: its cut, with rings, and its sides down to the ground. */
export function stump(x: number, ground: number, top: number, r: number) {
  return {
    outer:
      ellipse(x, top, r, r * 0.24) +
      [-1, 1]
        .map((side) =>
          curve(
            ...[x + side * r, top, x + side * (r + 1), (top + ground) / 2],
            ...[x + side * r * 1.2, ground - 3, x + side * r * 1.75, ground + 9],
          ),
        )
        .join(""),
    rings: ellipse(x, top, r * 0.3, r * 0.07) + ellipse(x - r * 0.03, top, r * 0.65, r * 0.15),
  };
}

/** Roots below a stump: a fan that goes down `depth` and out `width` on each side. */
export function roots(x: number, y: number, width: number, depth: number, count = 7): string {
  return Array.from({ length: count }, (_, index) => {
    const share = (index / (count - 1)) * 2 - 1;
    const reach = share * width * (1 + chance(index + x) * 0.08);
    const down = depth * (1 - 0.62 * share * share) * (1 + chance(index * 2 + y) * 0.1);
    const start = x + share * width * 0.26;
    return curve(
      ...[start, y, start + reach * 0.28, y + down * 0.3],
      ...[x + reach * 0.68, y + down * 0.62, x + reach, y + down],
    );
  }).join("");
}
