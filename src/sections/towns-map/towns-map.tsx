import { MapFigure } from "../map-figure/map-figure";
import * as styles from "./towns-map.module.css";

interface TownsMapProps {
  label: string;
  towns: readonly Queries.MapTownFragment[];
  texts: Queries.MapTextsFragment;
}

/** The map of all towns, at full width. */
export function TownsMap({ label, ...map }: TownsMapProps) {
  return (
    <section className={`on-deep ${styles.surface}`} aria-label={label}>
      <div className={`wrap ${styles.map}`}>
        <MapFigure label={label} {...map} />
      </div>
    </section>
  );
}
