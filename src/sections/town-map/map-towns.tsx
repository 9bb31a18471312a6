import { SiteLink } from "../../components/site-link/site-link";
import { classNames } from "../../utils/class-names";
import { type MapSize, placeTowns } from "./place-towns";
import * as styles from "./town-map.module.css";

interface MapTownsProps {
  towns: readonly Queries.MapTownFragment[];
  current: string | undefined;
  size: MapSize;
}

/** The towns as dots; those with room for a label are links. */
export function MapTowns({ towns, current, size }: MapTownsProps) {
  return (
    <g className={styles[size]}>
      {/* The page's own town comes last, on top of all others. */}
      {placeTowns(towns, size)
        .sort((one, other) => Number(one.path === current) - Number(other.path === current))
        .map(({ name, path, x, y, label }) => {
          const isCurrent = path === current;
          const className = classNames(styles.town, isCurrent && styles.current);
          const dot = <circle cx={x} cy={y} r={4} />;
          return (
            <g key={path} className={className}>
              {label && (label.isFree || isCurrent) ? (
                <SiteLink href={path} aria-current={isCurrent ? "page" : undefined}>
                  <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={3} />
                  {dot}
                  <text x={label.textX} y={label.textY} textAnchor={label.anchor}>
                    {name}
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
