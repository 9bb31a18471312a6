import { graphql } from "gatsby";
import { coastMap, townFrame, townMap } from "./draw-map";
import { MapGround } from "./map-ground";
import { MapTowns } from "./map-towns";
import * as styles from "./town-map.module.css";

interface MapFigureProps {
  /** The page's address, if it is a town's. */
  current?: string;
  /** The text alternative. */
  label: string;
  towns: readonly Queries.MapTownFragment[];
  texts: Queries.MapTextsFragment;
}

/** Shift of a label: below its place, or above it if an edge would cross the label. */
const nameShift = (y: number, edges: readonly number[]) =>
  edges.some((edge) => y < edge && edge < y + 18) ? -8 : 13;

/** The map of towns, with the whole coast in a small inset. */
export function MapFigure({ label, current, towns, texts }: MapFigureProps) {
  const { width, height } = coastMap;
  const frame = townFrame();
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${townMap.width} ${townMap.height}`}
        role="group"
        aria-label={label}
      >
        <MapGround map={townMap} depth />
        <svg x={10} y={10} width={width} height={height} className={styles.inset}>
          <rect className={styles.insetSea} width={width} height={height} />
          <MapGround map={coastMap} />
          <rect className={styles.frame} {...frame} />
          {texts.inset.map((place) => {
            const { x, y } = coastMap.toPoint(place);
            return (
              <g key={place.name}>
                <circle className={styles.place} cx={x} cy={y} r={3} />
                <text
                  className={styles.placeName}
                  x={x + 6}
                  y={y + nameShift(y, [frame.y + frame.height, height])}
                  textAnchor={x > 0.8 * width ? "end" : "start"}
                >
                  {place.name}
                </text>
              </g>
            );
          })}
        </svg>
        <text className={styles.seaName} x={0.79 * townMap.width} y={68} textAnchor="middle">
          {texts.sea}
        </text>
        <MapTowns towns={towns} current={current} size="wide" />
        <MapTowns towns={towns} current={current} size="narrow" />
      </svg>
      <figcaption className="small quiet">{texts.note}</figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment MapTown on Town {
    name
    path
    county
    lat
    lon
    labelSide
  }
  fragment MapTexts on TownPageMap {
    note
    sea
    inset {
      name
      lat
      lon
    }
  }
`;
