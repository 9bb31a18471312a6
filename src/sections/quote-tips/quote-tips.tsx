import { graphql } from "gatsby";
import { NumberedList } from "../../components/numbered-list/numbered-list";
import { Section } from "../../components/section/section";

/** Tips that make a quote easier; all are optional. */
export function QuoteTips({ data: { quoteTips } }: { data: Queries.QuoteTipsFragment }) {
  return (
    <Section id="quote-tips-heading" heading={quoteTips.heading} split>
      <div className="flow">
        <p className="lead">{quoteTips.note}</p>
        <NumberedList items={quoteTips.items} />
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment QuoteTips on ContactPage {
    quoteTips {
      heading
      note
      items {
        title
        note
      }
    }
  }
`;
