import { graphql } from "gatsby";
import { SiteLink } from "../../components/site-link/site-link";
import { classNames } from "../../utils/class-names";
import { drawing } from "./drawing";
import { type MapLabel, placeTowns } from "./place-labels";
import * as styles from "./map-figure.module.css";

interface MapFigureProps {
  /** The page's address, if it is a town's. */
  current?: string;
  /** The text alternative. */
  label: string;
  towns: readonly Queries.MapTownFragment[];
  texts: Queries.MapTextsFragment;
}

/** Widths of the lines along the shore, like the contours of a nautical chart, in units of the drawing. */
const depthLines = [132, 84, 44];

/** The map of towns: dots, and those with room for a label are links. */
export function MapFigure({ label, current, towns, texts }: MapFigureProps) {
  const { width, height, land, waters, rivers, streams } = drawing;
  return (
    <figure>
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={label}
      >
        {depthLines.map((depth) => (
          <g key={depth}>
            <path className={styles.depth} d={land} strokeWidth={depth + 2} />
            <path className={styles.sea} d={land} strokeWidth={depth - 1} />
          </g>
        ))}
        <path className={styles.land} d={land} />
        <path className={styles.stream} d={streams} />
        <path className={styles.river} d={rivers} />
        <path className={styles.water} d={waters} />
        <text className={styles.seaName} x={0.79 * width} y={68} textAnchor="middle">
          {texts.sea}
        </text>
        {placeTowns(towns, current).map(({ path, name, x, y, label: townLabel }) => (
          <g
            key={path}
            className={classNames(styles.town, path === current && styles.current)}
            transform={`translate(${x} ${y})`}
          >
            {townLabel && (
              <LabelLink name={name} path={path} isCurrent={path === current} label={townLabel} />
            )}
            <circle r="0.25em" />
          </g>
        ))}
      </svg>
    </figure>
  );
}

interface LabelLinkProps {
  name: string;
  path: string;
  isCurrent: boolean;
  label: MapLabel;
}

/** A town's name as a link; its lengths are in em, since a phone shows the map in larger type. */
function LabelLink({ name, path, isCurrent, label: { text, box, fitsPhone } }: LabelLinkProps) {
  return (
    <SiteLink
      href={path}
      aria-current={isCurrent ? "page" : undefined}
      className={fitsPhone ? undefined : styles.wideOnly}
    >
      <rect
        x={`${box.x}em`}
        y={`${box.y}em`}
        width={`${box.width}em`}
        height={`${box.height}em`}
        rx={3}
      />
      <text x={`${text.x}em`} y={`${text.y}em`} dy="0.34em" textAnchor={text.anchor}>
        {name}
      </text>
    </SiteLink>
  );
}

export const query = graphql`
  fragment MapTown on Town {
    name
    path
    lat
    lon
    labelSide
  }
  fragment MapTexts on TownPageMap {
    sea
  }
`;
