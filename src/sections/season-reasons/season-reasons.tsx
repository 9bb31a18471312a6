import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { capitalise } from "../../utils/text/capitalise";
import * as styles from "./season-reasons.module.css";

interface SeasonReasonsProps {
  heading: string;
  reasons: readonly Queries.SeasonReasonsFragment[];
}

/** What makes a time good or bad, in words. */
export function SeasonReasons({ heading, reasons }: SeasonReasonsProps) {
  return (
    <Section id="reasons-heading" heading={heading} split>
      <dl className={styles.terms}>
        {reasons.map(({ title, body }) => (
          <div key={title}>
            <dt>{capitalise(title)}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const query = graphql`
  fragment SeasonReasons on SeasonReason {
    title
    body
  }
`;
