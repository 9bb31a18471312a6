import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { ServiceCards } from "../../components/service-cards/service-cards";

interface GroupServicesProps {
  data: Queries.GroupServicesFragment;
  heading: string;
  more: string;
}

/** The services of the menu's group that a page is the overview of; nothing on other pages. */
export function GroupServices({ data: { groupServices }, heading, more }: GroupServicesProps) {
  if (!groupServices.length) return null;
  return (
    <Section id="group-heading" heading={heading}>
      <ServiceCards services={groupServices} more={more} />
    </Section>
  );
}

export const query = graphql`
  fragment GroupServices on Service {
    groupServices {
      occasion
      ...ServiceCard
    }
  }
`;
