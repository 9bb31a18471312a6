import { graphql } from "gatsby";
import { Button } from "../../components/button/button";
import { useLabels } from "../../hooks/use-labels";
import { anchors } from "../../utils/anchors";
import { townsPath } from "../../utils/paths";
import { Assurance } from "../assurance/assurance";
import { Intro } from "../intro/intro";
import { QuoteButton } from "../quote-button/quote-button";

interface TownIntroProps {
  data: Queries.TownIntroFragment;
  texts: Queries.TownIntroTextsFragment;
}

/** The opening of a town page. */
export function TownIntro({ data, texts }: TownIntroProps) {
  const { towns } = useLabels();
  return (
    <Intro
      crumbs={[{ label: towns, href: townsPath }, { label: data.name }]}
      headline={data.headline}
      pitch={data.pitch}
      photo={data.photo}
    >
      <Assurance />
      <div className="row">
        <QuoteButton />
        <Button href={`/#${anchors.services}`} variant="line">
          {texts.button}
        </Button>
      </div>
    </Intro>
  );
}

export const query = graphql`
  fragment TownIntro on Town {
    name
    headline
    pitch
    photo {
      ...Intro
    }
  }
  fragment TownIntroTexts on TownPage {
    button
  }
`;
