import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import * as styles from "./steps.module.css";

/** The steps of an order, from the enquiry to the clean-up. */
export function Steps({ data: { steps } }: { data: Queries.StepsFragment }) {
  return (
    <Section id="steps-heading" heading={steps.heading} className="section--short on-deep contours">
      <ol className={`count ${styles.steps}`}>
        {steps.items.map(({ title, body }) => (
          <li className={styles.step} key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const query = graphql`
  fragment Steps on HomePage {
    steps {
      heading
      items {
        title
        body
      }
    }
  }
`;
