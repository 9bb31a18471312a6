import { graphql } from "gatsby";
import { SiteLink } from "../../components/site-link/site-link";
import { anchors } from "../../utils/anchors";
import { classNames } from "../../utils/class-names";
import { townsPath } from "../../utils/paths";
import * as styles from "./city-strip.module.css";

interface CityStripProps {
  heading: string;
  /** The label of the summary that opens the list on a phone. */
  list: string;
  towns: ReadonlyArray<Queries.CityStripFragment>;
  path: string;
}

/** Links to the towns' pages, below a link to the page of all towns. */
export function CityStrip({ heading, list, towns, path }: CityStripProps) {
  return (
    <section className={classNames(styles.cities, "on-white")} aria-labelledby={anchors.towns}>
      <div className="wrap">
        <h2 className={styles.heading} id={anchors.towns}>
          <SiteLink href={townsPath}>{heading}</SiteLink>
        </h2>
        <details className="fold fold--phone">
          <summary>{list}</summary>
          <ul className={classNames(styles.list, "cols links")}>
            {towns.map((town) => (
              <li key={town.path}>
                <SiteLink href={town.path} aria-current={town.path === path ? "page" : undefined}>
                  {town.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment CityStrip on Town {
    name
    path
  }
`;
