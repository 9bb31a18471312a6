import { graphql } from "gatsby";
import { MapGround } from "./map-ground";
import { MapTowns } from "./map-towns";
import * as styles from "./town-map.module.css";

interface MapFigureProps {
  /** The page's address, if it is a town's. */
  current?: string;
  /** The text alternative. */
  label: string;
  points: readonly Queries.MapPointFragment[];
  texts: Queries.MapFigureTextsFragment;
}

/** Shift of a label: below its place, or above it if an edge would cross the label. */
const nameShift = (y: number, edges: readonly number[]) =>
  edges.some((edge) => y < edge && edge < y + 18) ? -8 : 13;

/** The map of towns, with the whole coast in a small inset. */
export function MapFigure({
  label,
  current,
  points,
  texts: { map, ground, coast },
}: MapFigureProps) {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${ground.width} ${ground.height}`}
        role="group"
        aria-label={label}
      >
        <MapGround drawing={ground} depth />
        <svg x={10} y={10} width={coast.width} height={coast.height} className={styles.inset}>
          <rect className={styles.insetSea} width={coast.width} height={coast.height} />
          <MapGround drawing={coast} />
          <rect className={styles.frame} {...coast.frame} />
          {coast.places.map(({ name, x, y }) => (
            <g key={name}>
              <circle className={styles.place} cx={x} cy={y} r={3} />
              <text
                className={styles.placeName}
                x={x + 6}
                y={y + nameShift(y, [coast.frame.y + coast.frame.height, coast.height])}
                textAnchor={x > 0.8 * coast.width ? "end" : "start"}
              >
                {name}
              </text>
            </g>
          ))}
        </svg>
        <text className={styles.seaName} x={0.79 * ground.width} y={68} textAnchor="middle">
          {map.sea}
        </text>
        <MapTowns points={points} current={current} size="wide" />
        <MapTowns points={points} current={current} size="narrow" />
      </svg>
      <figcaption className="small quiet">{map.note}</figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment MapPoint on MapPoint {
    name
    path
    county
    x
    y
    wide {
      ...MapLabel
    }
    narrow {
      ...MapLabel
    }
  }
  fragment MapLabel on MapLabel {
    x
    y
    width
    height
    textX
    textY
    anchor
    isFree
  }
  fragment MapFigureTexts on TownPage {
    map {
      note
      sea
    }
    ground {
      width
      height
      land
      waters
      rivers
      streams
    }
    coast {
      width
      height
      land
      waters
      rivers
      streams
      frame {
        x
        y
        width
        height
      }
      places {
        name
        x
        y
      }
    }
  }
`;
