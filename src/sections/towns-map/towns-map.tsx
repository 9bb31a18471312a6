import { graphql } from "gatsby";
import { MapFigure } from "../town-map/map-figure";
import * as styles from "./towns-map.module.css";

interface TownsMapProps {
  data: Queries.TownsMapFragment;
  texts: Queries.MapFigureTextsFragment;
}

/** The map of all towns, at full width. */
export function TownsMap({ data: { mapLabel, points }, texts }: TownsMapProps) {
  return (
    <section className={`on-deep ${styles.surface}`} aria-label={mapLabel}>
      <div className={`wrap ${styles.map}`}>
        <MapFigure label={mapLabel} points={points} texts={texts} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment TownsMap on TownsPage {
    mapLabel
    points {
      ...MapPoint
    }
  }
`;
