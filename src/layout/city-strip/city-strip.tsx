import { graphql } from "gatsby";
import { SiteLink } from "../../components/site-link/site-link";
import { anchors } from "../../utils/anchors";
import { classNames } from "../../utils/class-names";
import { townsPath } from "../../utils/paths";
import * as styles from "./city-strip.module.css";

interface CityStripProps {
  heading: string;
  /** Opens the list on a phone. */
  list: string;
  towns: ReadonlyArray<Queries.CityStripFragment>;
  path: string;
}

/** The towns where the company works, each a link to its page, under a link to the page of all. */
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
