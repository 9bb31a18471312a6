import type { townMap } from "./draw-map";
import * as styles from "./town-map.module.css";

interface MapGroundProps {
  map: Pick<typeof townMap, "land" | "waters" | "rivers" | "streams">;
  /** Whether to draw lines along the shore, like the contours of a nautical chart. */
  depth?: boolean;
}

/** Widths of the lines along the shore, in units of the drawing. */
const depthLines = [132, 84, 44];

/** Sea, land, lakes and rivers. */
export function MapGround({ map: { land, waters, rivers, streams }, depth }: MapGroundProps) {
  return (
    <>
      {depth &&
        depthLines.map((width) => (
          <g key={width}>
            <path className={styles.depth} d={land} strokeWidth={width + 2} />
            <path className={styles.sea} d={land} strokeWidth={width - 1} />
          </g>
        ))}
      <path className={styles.land} d={land} />
      {depth && <path className={styles.stream} d={streams} />}
      <path className={styles.river} d={rivers} />
      <path className={styles.water} d={waters} />
    </>
  );
}
