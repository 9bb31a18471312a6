/** A number from -1 to 1 that looks like chance and is the same each time. */
export function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** A coordinate with as many digits as can be seen. */
export const round = (value: number) => Math.round(value * 10) / 10;

const point = (x: number, y: number) => `${round(x)} ${round(y)}`;

const pairs = (coordinates: readonly number[]) =>
  Array.from({ length: coordinates.length / 2 }, (_, index) => ({
    x: coordinates[2 * index] ?? 0,
    y: coordinates[2 * index + 1] ?? 0,
  }));

/** Straight lines from point to point (x, y, x, y …) as a hand draws them: each a little bowed. */
export function stroke(...coordinates: number[]): string {
  const [start, ...others] = pairs(coordinates);
  if (!start) return "";
  let from = start;
  const parts = others.map((to) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const bow = (chance(from.x + to.y) * Math.min(length, 120)) / 60;
    const [across, along] = [(from.y - to.y) / (length || 1), (to.x - from.x) / (length || 1)];
    const middle = point((from.x + to.x) / 2 + across * bow, (from.y + to.y) / 2 + along * bow);
    from = to;
    return `Q${middle} ${point(to.x, to.y)}`;
  });
  return `M${point(start.x, start.y)}${parts.join("")}`;
}

/** A smooth line through points (x, y, x, y …): a Catmull-Rom curve as Bézier curves. */
export function curve(...coordinates: number[]): string {
  const points = pairs(coordinates);
  const at = (index: number) =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };
  const parts = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    return `C${point(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6)} ${point(
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
    )} ${point(to.x, to.y)}`;
  });
  return `M${point(at(0).x, at(0).y)}${parts.join("")}`;
}

/** An ellipse with its middle at (x, y). */
export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${point(x - rx, y)}a${point(rx, ry)} 0 1 1 ${round(2 * rx)} 0a${point(rx, ry)} 0 1 1 ${round(-2 * rx)} 0`;

/** A circle with its middle at (x, y). */
export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r);

/** The x of evenly spread places from one x to another, each shifted by chance. */
export function spread(from: number, to: number, gap: number): number[] {
  const count = Math.max(1, Math.round((to - from) / gap));
  return Array.from(
    { length: count },
    (_, index) =>
      from + ((index + 0.5) * (to - from)) / count + chance(from + index * 3.7) * gap * 0.3,
  );
}

/** A measure between two points, with a stop at each end, which lies across it. */
export function measure(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [across, along] = [((y1 - y2) / length) * 7, ((x2 - x1) / length) * 7];
  const stop = (x: number, y: number) =>
    `M${point(x - across, y - along)}L${point(x + across, y + along)}`;
  return `M${point(x1, y1)}L${point(x2, y2)}${stop(x1, y1)}${stop(x2, y2)}`;
}
