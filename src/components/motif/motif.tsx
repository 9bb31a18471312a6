import { classNames } from "../../utils/class-names";

/** Growth rings for felling, contours for earthworks, mown stripes for gardens. */
export type MotifLines = "rings" | "contours" | "stripes";

interface MotifProps {
  /** Which of the drawings in `static/img/`. */
  lines: MotifLines;
  className?: string;
}

/**
 * The only line motif, behind what stands on a ground. Drawn in the page, because Chromium would tell a mask's or a
 * background's picture as the largest paint, and a mask's only with the first repaint after it came.
 */
export function Motif({ lines, className }: MotifProps) {
  return (
    <svg className={classNames("motif", className)} aria-hidden="true">
      <use href={`/img/${lines}.svg#lines`} />
    </svg>
  );
}
