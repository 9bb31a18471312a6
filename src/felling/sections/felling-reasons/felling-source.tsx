import { graphql } from "gatsby";
import { Prose } from "../../../components/prose/prose";
import { fillIn } from "../../../utils/text/fill-in";

interface FellingSourceProps {
  rules: Queries.FellingSourceFragment;
  words: Queries.FellingSourceWordsFragment;
}

/** The act that the rules come from, its date, and a note that this is no legal advice. */
export function FellingSource({ rules: { act }, words }: FellingSourceProps) {
  return (
    <>
      <p className="prose small quiet">
        {words.source} <a href={act.address}>{act.name}</a>.{" "}
        {fillIn(words.asOf, { date: act.asOf })}
      </p>
      <Prose html={words.disclaimer.html} />
    </>
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
    disclaimer {
      html
    }
  }
`;
