import { graphql } from "gatsby";
import { capitalise } from "../../utils/text/capitalise";

interface SeasonReasonsProps {
  heading: string;
  reasons: readonly Queries.SeasonReasonsFragment[];
}

/** What makes a time good or bad, in words. */
export function SeasonReasons({ heading, reasons }: SeasonReasonsProps) {
  return (
    <section className="section" aria-labelledby="reasons-heading">
      <div className="wrap split">
        <h2 id="reasons-heading">{heading}</h2>
        <dl className="terms">
          {reasons.map(({ title, body }) => (
            <div key={title}>
              <dt>{capitalise(title)}</dt>
              <dd>{body}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment SeasonReasons on SeasonReason {
    title
    body
  }
`;
