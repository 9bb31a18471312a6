import { graphql } from "gatsby";
import { groupBy } from "@typed-site/utils";
import { SiteLink } from "../../components/site-link/site-link";
import { anchors } from "../../utils/anchors";
import { capitalise } from "../../utils/text/capitalise";
import * as styles from "./towns-by-county.module.css";

interface TownsByCountyProps {
  heading: string;
  /** Where to read more of a town. */
  intro: string;
  towns: readonly Queries.TownsByCountyFragment[];
}

/** All towns by county, each with its ground. */
export function TownsByCounty({ heading, intro, towns }: TownsByCountyProps) {
  return (
    <section className="section" aria-labelledby={anchors.towns}>
      <div className="wrap">
        <div className="head">
          <h2 id={anchors.towns}>{heading}</h2>
          <p>{intro}</p>
        </div>
        <div className={styles.counties}>
          {[...groupBy(towns, ({ county }) => county)].map(([county, ofCounty]) => (
            <div key={county} className={styles.county}>
              <h3>{capitalise(county)}</h3>
              <dl className={styles.towns}>
                {ofCounty.map(({ path, name, summary }) => (
                  <div key={path} className={styles.town}>
                    <dt>
                      <SiteLink href={path}>{name}</SiteLink>
                    </dt>
                    <dd className="small quiet">{summary}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment TownsByCounty on Town {
    name
    path
    county
    summary
  }
`;
