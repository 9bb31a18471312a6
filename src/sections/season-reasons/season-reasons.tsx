import { graphql } from "gatsby";
import { REASONS } from "../../utils/season";
import { capitalise } from "../../utils/text/capitalise";

interface SeasonReasonsProps {
  heading: string;
  reasons: Queries.SeasonReasonsFragment;
}

/** What makes a time good or bad, in words. */
export function SeasonReasons({ heading, reasons }: SeasonReasonsProps) {
  return (
    <section className="section" aria-labelledby="reasons-heading">
      <div className="wrap split">
        <h2 id="reasons-heading">{heading}</h2>
        <dl className="terms">
          {REASONS.map((reason) => (
            <div key={reason}>
              <dt>{capitalise(reasons[reason].name)}</dt>
              <dd>{reasons[reason].body}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment SeasonReason on SeasonReason {
    name
    body
  }

  fragment SeasonReasons on SeasonReasons {
    frost {
      ...SeasonReason
    }
    sap {
      ...SeasonReason
    }
    nesting {
      ...SeasonReason
    }
    leaves {
      ...SeasonReason
    }
    rain {
      ...SeasonReason
    }
    drought {
      ...SeasonReason
    }
    warmth {
      ...SeasonReason
    }
    wind {
      ...SeasonReason
    }
  }
`;
