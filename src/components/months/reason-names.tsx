import { graphql } from "gatsby";

interface ReasonNamesProps {
  reasons: readonly Queries.ReasonNamesFragment[];
}

/** The names of what makes times good or bad, without repetition, in one line. */
export function ReasonNames({ reasons }: ReasonNamesProps) {
  return [...new Set(reasons.map(({ title }) => title))].join(", ");
}

export const query = graphql`
  fragment ReasonNames on SeasonReason {
    title
  }
`;
