import { graphql } from "gatsby";
import { SiteLink } from "../../components/site-link/site-link";
import { fillIn } from "../../utils/fill-in";
import { classNames } from "../../utils/class-names";
import { MapGround } from "./map-ground";
import type { MapPoint } from "../../utils/map-point";
import { MapTowns } from "./map-towns";
import * as styles from "./town-map.module.css";

interface TownMapProps {
  /** The town that the page is about. */
  name: string;
  points: readonly MapPoint[];
  texts: Queries.TownMapTextsFragment;
}

/** All towns on the map of the coast, this one marked; the same as a list by county. */
export function TownMap({ name, points, texts }: TownMapProps) {
  const { map, ground, coast } = texts;
  const counties = [...new Set(points.map(({ county }) => county))];
  return (
    <section className="section on-deep" aria-labelledby="map-heading">
      <div className={classNames("wrap", styles.grid)}>
        <h2 id="map-heading">{map.heading}</h2>
        <figure className={styles.figure}>
          <svg
            className={styles.map}
            viewBox={`0 0 ${ground.width} ${ground.height}`}
            role="group"
            aria-label={fillIn(map.label, { town: name })}
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
                    y={y + 13}
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
            <MapTowns points={points} size="wide" />
            <MapTowns points={points} size="narrow" />
          </svg>
          <figcaption className="small quiet">{map.note}</figcaption>
        </figure>
        <nav aria-label={map.heading}>
          <dl className={styles.list}>
            {counties.map((county) => (
              <div key={county}>
                <dt className="small quiet">{county}</dt>
                {points
                  .filter((point) => point.county === county)
                  .map(({ path, name, isCurrent }) => (
                    <dd key={path} className="links">
                      <SiteLink href={path} aria-current={isCurrent ? "page" : undefined}>
                        {name}
                      </SiteLink>
                    </dd>
                  ))}
              </div>
            ))}
          </dl>
        </nav>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment TownMapTexts on TownPage {
    map {
      heading
      label
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
