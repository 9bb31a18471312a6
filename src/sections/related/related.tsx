import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { ServiceCard } from "../../components/service-card/service-card";
import { fromDesktop, fromTablet } from "../../utils/breakpoints";
import * as styles from "./related.module.css";

/* 4:3 cards crop a 3:2 photograph at the sides: the picture is an eighth wider than its card */
const sizes = `${fromDesktop} 27rem, ${fromTablet} 34vw, 9rem`;

interface RelatedProps {
  data: Queries.RelatedFragment;
  heading: string;
  more: string;
}

/** The services that usually follow; nothing if there are none. */
export function Related({ data: { related }, heading, more }: RelatedProps) {
  if (!related.length) return null;
  return (
    <Section id="related-heading" heading={heading} className="on-lichen">
      <ul className={`cols ${styles.related}`}>
        {related.map((service) => (
          <li key={service.path}>
            <ServiceCard service={service} more={more} sizes={sizes} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment Related on Service {
    related {
      ...ServiceCard
    }
  }
`;
