import { graphql } from "gatsby";
import { fillIn, groupBy } from "../../../packages/utils";
import { SiteLink } from "../../components/site-link/site-link";
import { useLabels } from "../../hooks/use-labels";
import { classNames } from "../../utils/class-names";
import { MapFigure } from "./map-figure";
import * as styles from "./town-map.module.css";

interface TownMapProps {
  /** The page's town. */
  town: { name: string; path: string };
  towns: readonly Queries.MapTownFragment[];
  texts: Queries.TownMapTextsFragment;
}

/** All towns on the map, with the page's own marked, and as a list by county. */
export function TownMap({ town, towns, texts }: TownMapProps) {
  const { townList } = useLabels();
  return (
    <section className="section on-deep" aria-labelledby="map-heading">
      <div className={classNames("wrap", styles.grid)}>
        <h2 id="map-heading">{texts.heading}</h2>
        <MapFigure
          label={fillIn(texts.label, { town: town.name })}
          current={town.path}
          towns={towns}
          texts={texts}
        />
        <nav aria-label={texts.heading}>
          <details className={`fold fold--phone ${styles.fold}`}>
            <summary>{townList}</summary>
            <dl className={styles.list}>
              {[...groupBy(towns, ({ county }) => county)].map(([county, ofCounty]) => (
                <div key={county}>
                  <dt className="small quiet">{county}</dt>
                  {ofCounty.map(({ path, name }) => (
                    <dd key={path} className="links">
                      <SiteLink href={path} aria-current={path === town.path ? "page" : undefined}>
                        {name}
                      </SiteLink>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </details>
        </nav>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment TownMapTexts on TownPageMap {
    heading
    label
    ...MapTexts
  }
`;
