import { type DrawingShapes, wordAt } from "../drawing";
import { circle, round, stroke } from "../parts/lines";

const HEADS = [128, 240, 352];
const MIDDLE = 128;
const THROW = 112;

/** Drops on their way from a sprinkler, in rays; none along the row, where the distance is shown. */
const drops = (x: number) =>
  Array.from({ length: 16 }, (_, index) => ((index + 0.5) / 16) * 2 * Math.PI)
    .map((turn, index) => {
      const [along, across] = [Math.cos(turn), Math.sin(turn)];
      const from = index % 2 ? 34 : 52;
      const dash = (start: number) =>
        `M${round(x + along * start)} ${round(MIDDLE + across * start)}l${round(along * 12)} ${round(across * 12)}`;
      return dash(from) + dash(from + 34);
    })
    .join("");

/** A lawn from above: each sprinkler throws as far as the next one. A metre is 22 units. */
export const sprinklerCircles: DrawingShapes = {
  accent: stroke(HEADS[0] ?? 0, MIDDLE, HEADS[1] ?? 0, MIDDLE),
  growth: HEADS.map(drops).join(""),
  inner: HEADS.map((x) => circle(x, MIDDLE, THROW)).join(""),
  outer: HEADS.map((x) => circle(x, MIDDLE, 6)).join(""),
  measure: "M184 138v108",
  words: [wordAt(184, 268)],
};
