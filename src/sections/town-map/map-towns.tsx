import { SiteLink } from "../../components/site-link/site-link";
import { classNames } from "../../utils/class-names";
import type { MapLabel, MapPoint } from "../../utils/map-point";
import * as styles from "./town-map.module.css";

interface MapTownsProps {
  points: readonly MapPoint[];
  size: "wide" | "narrow";
}

/** Every town as a dot; those with room for their name as a link. */
export function MapTowns({ points, size }: MapTownsProps) {
  return (
    <g className={styles[size]}>
      {points.map((point) => {
        const label = point[size];
        const className = classNames(styles.town, point.isCurrent && styles.current);
        const dot = <circle cx={point.x} cy={point.y} r={4} />;
        return (
          <g key={point.path} className={className}>
            {label ? (
              <SiteLink href={point.path} aria-current={point.isCurrent ? "page" : undefined}>
                <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={3} />
                {label.isFar && <Leader point={point} label={label} />}
                {dot}
                <text x={label.textX} y={label.textY} textAnchor={label.isLeft ? "end" : "start"}>
                  {point.name}
                </text>
              </SiteLink>
            ) : (
              dot
            )}
          </g>
        );
      })}
    </g>
  );
}

function Leader({ point, label }: { point: MapPoint; label: MapLabel }) {
  const side = label.isLeft ? 3 : -3;
  const level = label.y + label.height / 2;
  return (
    <path className={styles.leader} d={`M${point.x} ${point.y}L${label.textX + side} ${level}`} />
  );
}
