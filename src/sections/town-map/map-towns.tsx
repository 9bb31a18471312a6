import { SiteLink } from "../../components/site-link/site-link";
import { classNames } from "../../utils/class-names";
import * as styles from "./town-map.module.css";

/** Values of SVG's `text-anchor`; GraphQL has no type for them. */
type Anchor = "start" | "middle" | "end";

interface MapTownsProps {
  points: readonly Queries.MapPointFragment[];
  current: string | undefined;
  size: "wide" | "narrow";
}

/** The towns as dots; those with room for a label are links. */
export function MapTowns({ points, current, size }: MapTownsProps) {
  return (
    <g className={styles[size]}>
      {/* The page's own town comes last, on top of all others. */}
      {[...points]
        .sort((one, other) => Number(one.path === current) - Number(other.path === current))
        .map((point) => {
          const isCurrent = point.path === current;
          const { [size]: placed } = point;
          const label = placed?.isFree || isCurrent ? placed : null;
          const className = classNames(styles.town, isCurrent && styles.current);
          const dot = <circle cx={point.x} cy={point.y} r={4} />;
          return (
            <g key={point.path} className={className}>
              {label ? (
                <SiteLink href={point.path} aria-current={isCurrent ? "page" : undefined}>
                  <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={3} />
                  {dot}
                  <text x={label.textX} y={label.textY} textAnchor={label.anchor as Anchor}>
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
