import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { SiteLink } from "../../components/site-link/site-link";
import * as styles from "./service-groups.module.css";

/** All services in one paragraph of links, in the order of the footer. */
export function ServiceGroups({ data }: { data: Queries.ServiceGroupsFragment }) {
  const { aboutPage, navigation } = data;
  const services = navigation.footer.flatMap(({ items }) => items);
  return (
    <Section
      id="service-groups-heading"
      heading={aboutPage.servicesHeading}
      className={styles.section}
    >
      <ul className={styles.services}>
        {services.map(({ path, title }) => (
          <li key={path}>
            <SiteLink href={path}>{title}</SiteLink>
          </li>
        ))}
      </ul>
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
        items {
          path
          title
        }
      }
    }
  }
`;
