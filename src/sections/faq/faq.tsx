import { graphql } from "gatsby";
import { Accordion } from "../../components/accordion/accordion";
import { Section } from "../../components/section/section";
import { QUESTIONS } from "../../utils/anchors";

/** Frequently asked questions; at most one answer is open. */
export function Faq({ data }: { data: Queries.FaqFragment }) {
  const items = data.allFaqItem.nodes.map(({ slug, question, answer }) => ({
    id: slug,
    title: question,
    html: answer.html,
  }));
  return (
    <Section id="faq-heading" heading={data.homePage.faqHeading} split>
      <Accordion name={QUESTIONS} items={items} />
    </Section>
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
