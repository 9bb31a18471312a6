import { graphql } from "gatsby";
import { fillIn } from "../../../packages/utils";
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
  const words = { town: data.name, locative: data.locative };
  return (
    <Intro
      crumbs={[{ label: towns, href: townsPath }, { label: data.name }]}
      headline={fillIn(texts.heroTitle, words)}
      pitch={fillIn(texts.pitch, words)}
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
    locative
    photo {
      ...PhotoWide
    }
  }
  fragment TownIntroTexts on TownPage {
    heroTitle
    pitch
    button
  }
`;
