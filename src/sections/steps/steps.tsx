import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Motif } from "../../components/motif/motif";
import { Section } from "../../components/section/section";
import * as styles from "./steps.module.css";

interface StepsProps {
  data: Queries.StepsFragment;
  /** Whether a phone shows the titles, which open the rest. */
  folded?: boolean;
  /** A link below the steps. */
  children?: ReactNode;
}

/** The steps of an order, from the enquiry to the clean-up. */
export function Steps({ data: { steps }, folded, children }: StepsProps) {
  return (
    <Section id="steps-heading" heading={steps.heading} className="section--short on-deep">
      <Motif lines="contours" />
      <ol className={`count ${styles.steps}`}>
        {steps.items.map(({ title, body }) => (
          <li className={styles.step} key={title}>
            {folded ? (
              <details className="fold fold--phone">
                <summary>
                  <h3>{title}</h3>
                </summary>
                <p>{body}</p>
              </details>
            ) : (
              <>
                <h3>{title}</h3>
                <p>{body}</p>
              </>
            )}
          </li>
        ))}
      </ol>
      {children}
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
