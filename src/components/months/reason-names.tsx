import { graphql } from "gatsby";
import { reasonOf } from "../../utils/season";

interface ReasonNamesProps {
  reasons: readonly string[];
  words: Queries.ReasonNamesFragment;
}

/** What makes times good or bad, each once, in a line. */
export function ReasonNames({ reasons, words }: ReasonNamesProps) {
  return [...new Set(reasons)].map((reason) => words[reasonOf(reason)].name).join(", ");
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
