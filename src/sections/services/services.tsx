import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";
import { ServiceCard } from "../../components/service-card/service-card";
import { SiteLink } from "../../components/site-link/site-link";
import { useLabels } from "../../hooks/use-labels";
import { anchors } from "../../utils/anchors";
import { fromDesktop, fromTablet, fromWidest } from "../../utils/breakpoints";
import { fillIn } from "../../utils/text/fill-in";
import * as styles from "./services.module.css";

/* 4:3 cards crop a 3:2 photograph at the sides: the picture is an eighth wider than its card */
const cardSizes = `${fromWidest} 22.5rem, ${fromDesktop} 25vw, ${fromTablet} 52vw, 102vw`;

/** A carousel of services, and all services as collapsible lists. */
export function Services({ data }: { data: Queries.ServicesFragment }) {
  const { heading, cards, more, list } = data.homePage.services;
  const groups = data.navigation.services;
  const count = groups.flatMap(({ services }) => services).length;
  const labels = useLabels();
  return (
    <section className="section on-lichen" id={anchors.services} aria-labelledby="services-heading">
      <div className="wrap wrap--wide">
        <Carousel
          label={labels.services}
          heading={<h2 id="services-heading">{heading}</h2>}
          labels={labels}
        >
          {cards.map((service) => (
            <ServiceCard
              key={service.path}
              service={service}
              occasion={service.occasion}
              more={more}
              sizes={cardSizes}
            />
          ))}
        </Carousel>
        <details className={`fold words ${styles.index}`}>
          <summary>
            <strong>{fillIn(list, { count })}</strong>
          </summary>
          <div className={styles.groups}>
            {groups.map((group) => (
              <div key={group.label}>
                {group.label && <h3>{group.label}</h3>}
                <ul className="links">
                  {group.services.map(({ path, title }) => (
                    <li key={path}>
                      <SiteLink href={path}>{title}</SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Services on Query {
    homePage {
      services {
        heading
        more
        list
        cards {
          ...ServiceCard
          occasion
        }
      }
    }
    navigation {
      services {
        label
        services {
          path
          title
        }
      }
    }
  }
`;
