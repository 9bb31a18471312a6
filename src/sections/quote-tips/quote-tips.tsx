import { graphql } from "gatsby";
import { NumberedList } from "../../components/numbered-list/numbered-list";
import * as styles from "./quote-tips.module.css";

/** Tips that make a quote easier; all are optional. */
export function QuoteTips({ data: { quoteTips } }: { data: Queries.QuoteTipsFragment }) {
  return (
    <section className="section" aria-labelledby="quote-tips-heading">
      <div className="wrap split">
        <h2 id="quote-tips-heading">{quoteTips.heading}</h2>
        <div className={styles.matter}>
          <p className="lead">{quoteTips.note}</p>
          <NumberedList items={quoteTips.items} />
        </div>
      </div>
    </section>
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
