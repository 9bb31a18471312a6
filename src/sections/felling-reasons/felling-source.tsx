import { graphql } from "gatsby";
import { fillIn } from "../../utils/fill-in";

interface FellingSourceProps {
  rules: Queries.FellingSourceFragment;
  words: Queries.FellingSourceWordsFragment;
}

/** The act that the rules come from, and how old what is said about it is. */
export function FellingSource({ rules: { act }, words: { source, asOf } }: FellingSourceProps) {
  return (
    <p className="small quiet">
      {source} <a href={act.address}>{act.name}</a>. {fillIn(asOf, { date: act.asOf })}
    </p>
  );
}

export const query = graphql`
  fragment FellingSource on FellingRules {
    act {
      name
      address
      asOf(formatString: "D MMMM YYYY", locale: "pl")
    }
  }
  fragment FellingSourceWords on FellingGuide {
    source
    asOf
  }
`;
