import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { SiteLink } from "../../components/site-link/site-link";
import * as styles from "./service-groups.module.css";

/** All services as links, in the groups of the footer. */
export function ServiceGroups({ data }: { data: Queries.ServiceGroupsFragment }) {
  const { aboutPage, navigation } = data;
  return (
    <Section
      id="service-groups-heading"
      heading={aboutPage.servicesHeading}
      className={styles.section}
    >
      <div className={`cols ${styles.groups}`}>
        {navigation.footer.map(({ label, items }) => (
          <div key={label}>
            <h3>{label}</h3>
            <ul className={styles.services}>
              {items.map(({ path, title }) => (
                <li key={path}>
                  <SiteLink href={path}>{title}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ServiceGroups on Query {
    aboutPage {
      servicesHeading
    }
    navigation {
      footer {
        label
        items {
          path
          title
        }
      }
    }
  }
`;
