import { graphql } from "gatsby";
import type { Reason } from "../../utils/season";

interface ReasonNamesProps {
  reasons: readonly string[];
  words: Queries.ReasonNamesFragment;
}

/** The names of what makes times good or bad, without repetition, in one line. */
export function ReasonNames({ reasons, words }: ReasonNamesProps) {
  return [...new Set(reasons)].map((reason) => words[reason as Reason].name).join(", ");
}

export const query = graphql`
  fragment ReasonNames on SeasonReasons {
    frost {
      name
    }
    sap {
      name
    }
    nesting {
      name
    }
    leaves {
      name
    }
    rain {
      name
    }
    drought {
      name
    }
    warmth {
      name
    }
    wind {
      name
    }
  }
`;
