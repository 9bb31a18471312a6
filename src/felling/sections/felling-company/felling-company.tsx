import { graphql } from "gatsby";
import { Section } from "../../../components/section/section";
import { SiteLink } from "../../../components/site-link/site-link";

interface FellingCompanyProps {
  body: string;
  service: Queries.FellingCompanyFragment;
  words: Queries.FellingCompanyWordsFragment;
}

/** What the company does for an outcome, and the matching service. */
export function FellingCompany({ body, service, words }: FellingCompanyProps) {
  return (
    <Section id="company" heading={words.company} split>
      <div className="flow">
        <p className="lead">{body}</p>
        <SiteLink className="tap" href={service.path}>
          {words.more}: {service.title}
        </SiteLink>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment FellingCompany on Service {
    path
    title
  }
  fragment FellingCompanyWords on FellingOutcomeWords {
    company
    more
  }
`;
