import { graphql } from "gatsby";
import { Accordion } from "../../components/accordion/accordion";
import { QUESTIONS } from "../../utils/anchors";

/** Frequently asked questions; at most one answer is open. */
export function Faq({ data }: { data: Queries.FaqFragment }) {
  const items = data.allFaqItem.nodes.map(({ slug, question, answer }) => ({
    id: slug,
    title: question,
    html: answer.html,
  }));
  return (
    <section className="section" aria-labelledby="faq-heading">
      <div className="wrap split">
        <h2 id="faq-heading">{data.homePage.faqHeading}</h2>
        <Accordion name={QUESTIONS} items={items} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Faq on Query {
    homePage {
      faqHeading
    }
    allFaqItem(sort: { position: ASC }) {
      nodes {
        slug
        question
        answer {
          html
        }
      }
    }
  }
`;
