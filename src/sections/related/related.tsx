import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { ServiceCards } from "../../components/service-cards/service-cards";

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
      <ServiceCards services={related} more={more} />
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
