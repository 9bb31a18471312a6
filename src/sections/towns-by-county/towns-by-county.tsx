import { graphql } from "gatsby";
import { groupBy } from "../../../packages/utils";
import { SiteLink } from "../../components/site-link/site-link";
import { anchors } from "../../utils/anchors";
import { capitalise } from "../../utils/text/capitalise";
import { OfficeName } from "../town-office/town-office";
import * as styles from "./towns-by-county.module.css";

interface TownsByCountyProps {
  heading: string;
  /** The caption of the lines below the towns. */
  intro: string;
  towns: readonly Queries.TownsByCountyFragment[];
  /** In place of the protected areas of a town that tells none: not known is not unprotected. */
  protectionUnknown: string;
}

/** All towns by county, each with its ground, office and protected nature. */
export function TownsByCounty({ heading, intro, towns, protectionUnknown }: TownsByCountyProps) {
  return (
    <section className="section" aria-labelledby={anchors.towns}>
      <div className="wrap">
        <div className="head">
          <h2 id={anchors.towns}>{heading}</h2>
          <p>{intro}</p>
        </div>
        {[...groupBy(towns, ({ county }) => county)].map(([county, ofCounty]) => (
          <div key={county} className={`split ${styles.county}`}>
            <h3>{capitalise(county)}</h3>
            <dl className={styles.towns}>
              {ofCounty.map(({ path, name, summary, office, protection }) => (
                <div key={path} className={styles.town}>
                  <dt>
                    <SiteLink href={path}>{name}</SiteLink>
                  </dt>
                  <dd>
                    {summary}
                    <span className={`small ${styles.office}`}>
                      <OfficeName office={office} />
                    </span>
                    <span className={`small quiet ${styles.protection}`}>
                      {protection?.areas.join(", ") ?? protectionUnknown}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
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
    office {
      name
      address
    }
    protection {
      areas
    }
  }
`;
