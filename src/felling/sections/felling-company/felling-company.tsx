import { graphql } from "gatsby";
import { SiteLink } from "../../../components/site-link/site-link";

interface FellingCompanyProps {
  body: string;
  service: Queries.FellingCompanyFragment;
  words: Queries.FellingCompanyWordsFragment;
}

/** What the company does for an outcome, and the matching service. */
export function FellingCompany({ body, service, words }: FellingCompanyProps) {
  return (
    <section className="section" aria-labelledby="company">
      <div className="wrap split">
        <h2 id="company">{words.company}</h2>
        <div className="flow">
          <p className="lead">{body}</p>
          <SiteLink className="tap" href={service.path}>
            {words.more}: {service.title}
          </SiteLink>
        </div>
      </div>
    </section>
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
