import { graphql } from "gatsby";
import { SiteLink } from "../../components/site-link/site-link";
import * as styles from "./service-groups.module.css";

/** All services by group, as in the header. */
export function ServiceGroups({ data }: { data: Queries.ServiceGroupsFragment }) {
  const { aboutPage, navigation } = data;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="service-groups-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="service-groups-heading">{aboutPage.servicesHeading}</h2>
        </div>
        <div className={`cols ${styles.groups}`}>
          {navigation.header.map(({ label, items }) => (
            <div key={label}>
              <h3>{label}</h3>
              <ul className="links links--ruled">
                {items.map(({ path, title }) => (
                  <li key={path}>
                    <SiteLink href={path}>{title}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ServiceGroups on Query {
    aboutPage {
      servicesHeading
    }
    navigation {
      header {
        label
        items {
          path
          title
        }
      }
    }
  }
`;
