import { graphql } from "gatsby";
import * as styles from "./steps.module.css";

/** The steps of an order, from the enquiry to the clean-up. */
export function Steps({ data: { steps } }: { data: Queries.StepsFragment }) {
  return (
    <section className="section on-deep contours" aria-labelledby="steps-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="steps-heading">{steps.heading}</h2>
        </div>
        <ol className={`count ${styles.steps}`}>
          {steps.items.map(({ title, body }) => (
            <li className={styles.step} key={title}>
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
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
