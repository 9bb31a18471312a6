import { graphql } from "gatsby";
import { Icon } from "../../components/icon/icon";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { anchors } from "../../utils/anchors";
import * as styles from "./trust.module.css";

/** Reasons to trust the company: insurance, response time, people, quote, warranty. */
export function Trust({ data }: { data: Queries.TrustFragment }) {
  const { heading, points } = data.trust;
  return (
    <Section
      id="trust-heading"
      anchor={anchors.trust}
      heading={heading}
      className="section--short on-lichen"
    >
      <ul className={`cols ${styles.points}`}>
        {points.map(({ icon, title, fact, body }, index) => (
          <li key={index}>
            <details className={`fold fold--phone ${styles.point}`}>
              <summary>
                <Icon name={icon} className={styles.icon} />
                <h3>
                  {title} {fact && <span className={styles.fact}>{fact}</span>}
                </h3>
              </summary>
              <Prose html={body.html} />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment Trust on Query {
    trust {
      heading
      points {
        icon
        title
        fact
        body {
          html
        }
      }
    }
  }
`;
