import { classNames } from "../../utils/class-names";

interface MotifProps {
  /** Which of the two drawings in `static/img/`. */
  lines: "contours" | "rings";
  className?: string;
}

/**
 * The only line motif, behind what stands on a ground: growth rings and contour lines are the same
 * lines. Drawn in the page, because Chromium would tell a mask's or a background's picture as the
 * largest paint, and a mask's only with the first repaint after it came.
 */
export function Motif({ lines, className }: MotifProps) {
  return (
    <svg className={classNames("motif", className)} aria-hidden="true">
      <use href={`/img/${lines}.svg#lines`} />
    </svg>
  );
}
