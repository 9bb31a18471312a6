import { fromDesktop, fromTablet } from "../../utils/breakpoints";
import { Section } from "../section/section";
import { ServiceCard } from "../service-card/service-card";
import * as styles from "./service-cards.module.css";

/* 4:3 cards crop a 3:2 photograph at the sides: the picture is an eighth wider than its card */
const sizes = `${fromDesktop} 27rem, ${fromTablet} 34vw, 9rem`;

interface ServiceCardsProps {
  /** The id of the heading. */
  id: string;
  heading: string;
  services: ReadonlyArray<Queries.ServiceCardFragment & { occasion?: string | null }>;
  /** The invitation below each title. */
  more: string;
  className?: string;
}

/** Services under a heading as cards in rows of three, on a phone one below the other; nothing if there are none. */
export function ServiceCards({ services, more, ...section }: ServiceCardsProps) {
  if (!services.length) return null;
  return (
    <Section {...section}>
      <ul className={`cols ${styles.cards}`}>
        {services.map((service) => (
          <li key={service.path}>
            <ServiceCard service={service} more={more} sizes={sizes} occasion={service.occasion} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
